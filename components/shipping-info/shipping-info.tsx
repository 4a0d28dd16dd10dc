import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import { Disclosure } from '@/components/disclosure/disclosure';
import { RichText } from '@/components/rich-text/rich-text';
import { Spinner } from '@/components/spinner/spinner';
import { StatusMessage } from '@/components/status-message/status-message';
import type { ShippingInfo as Content } from '@/lib/content/shipping-info';
import { fetchJson } from '@/lib/http/fetch-json';
import { useWords } from '@/lib/i18n/words';
import styles from './shipping-info.module.css';

// The shop's own call answers with exactly this shape.
const asContent = (answer: unknown) => answer as Content;

function useShippingInfo(locale: string) {
  const [content, setContent] = useState<Content | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    fetchJson(`/api/shipping-info?locale=${locale}`, asContent).then(setContent, () =>
      setHasFailed(true),
    );
  }, [locale]);
  useEffect(load, [load]);
  return { content, hasFailed, load };
}

/** How the shop delivers and takes back, as its editors wrote it. */
export function ShippingInfo({ locale }: { locale: string }) {
  const { modal: words } = useWords();
  const { content, hasFailed, load } = useShippingInfo(locale);
  if (hasFailed)
    return (
      <div className={styles.root}>
        <StatusMessage status={{ type: 'miscellaneous', tone: 'danger', text: words.cannotLoad }} />
        <Button look="secondary" onClick={load}>
          {words.tryAgain}
        </Button>
      </div>
    );
  if (!content) return <Spinner />;
  const { headline, accordions } = content;
  return (
    <div className={styles.root}>
      {headline && <h3>{headline}</h3>}
      {accordions.length === 0 && <p>{words.nothingHere}</p>}
      <div>
        {accordions.map(({ id, headline: title, text }) => (
          <Disclosure key={id} headline={title} Heading="h3">
            <RichText document={text} />
          </Disclosure>
        ))}
      </div>
    </div>
  );
}
