import { Button } from '@/components/ui/button/button';
import { Disclosure } from '@/components/ui/disclosure/disclosure';
import { RichText } from '@/components/content/rich-text/rich-text';
import { LoadingOverlay } from '@/components/ui/loading-overlay/loading-overlay';
import { useShippingInfo } from '@/lib/cms/content/use-shipping-info';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './shipping-info.module.css';

/** Editors' texts about delivery and returns. */
export function ShippingInfoTexts({ locale }: { locale: string }) {
  const { modal: messages } = useMessages();
  const { content, hasFailed, load } = useShippingInfo(locale);
  if (hasFailed)
    return (
      <div className={styles.root}>
        <LoadingOverlay failure={messages.cannotLoad} />
        <Button look="secondary" onClick={load}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  if (!content) return <LoadingOverlay failure={null} />;
  const { headline, accordions } = content;
  return (
    <div className={styles.root}>
      {headline && <h3>{headline}</h3>}
      {accordions.length === 0 && <p>{messages.nothingHere}</p>}
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
