import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { RichText } from '@/components/content/rich-text/rich-text';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { richTextLength } from '@/lib/cms/content/rich-text-length';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './seo-text.module.css';

/** Characters from which texts are collapsed on phones and tablets. */
const LONG = 750;

/** A longer text below a list, complete without JavaScript and for crawlers. */
export function SeoText({ id, fields }: BlockProps<'seoText'>) {
  const { headline, body } = fields;
  const tag = useFieldTags();
  const { fold: messages } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const headingId = `${id}-heading`;
  const textId = `${id}-text`;
  const isLong = richTextLength(body) >= LONG;
  return (
    <section
      className={styles.root}
      data-collapsed={isLong && !isOpen ? '' : undefined}
      aria-labelledby={headline ? headingId : undefined}
    >
      {headline && (
        <h2 id={headingId} className={styles.headline} {...tag(id, 'headline')}>
          {headline}
        </h2>
      )}
      <div id={textId} className={styles.text}>
        <RichText document={body} tag={tag(id, 'body')} />
      </div>
      {isLong && (
        <div className={styles.more}>
          <Button
            look="quiet"
            aria-expanded={isOpen}
            aria-controls={textId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? messages.less : messages.more}
          </Button>
        </div>
      )}
    </section>
  );
}
