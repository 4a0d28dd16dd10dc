import { useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { NewsletterTeaser } from '@/components/content/newsletter-teaser/newsletter-teaser';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './newsletter-flyout.module.css';
import { dismiss } from './flyout-rules';
import { useIsDue } from './use-is-due';

/** Offers the newsletter beside the page, once, to visitors who have not subscribed. Non-modal. */
export function NewsletterFlyout({ id, fields }: BlockProps<'newsletterFlyout'>) {
  const { headline, text, target } = fields;
  const { newsletterTeaser: messages } = useMessages();
  const isDue = useIsDue(target, useRouteContext());
  const [isClosed, setIsClosed] = useState(false);
  const tag = useFieldTags();
  if (!isDue || isClosed) return null;
  const headingId = `${id}-heading`;
  const close = () => {
    dismiss();
    setIsClosed(true);
  };
  return (
    <aside className={styles.root} data-floats="" aria-labelledby={headingId}>
      <div className={styles.words}>
        <h2 id={headingId} className={styles.headline} {...tag(id, 'headline')}>
          {headline}
        </h2>
        {text && (
          <p className={styles.text} {...tag(id, 'text')}>
            {text}
          </p>
        )}
      </div>
      <NewsletterTeaser target={target} labelledBy={headingId} />
      <button type="button" className={styles.close} aria-label={messages.close} onClick={close}>
        <Icon name="close" size={20} />
      </button>
    </aside>
  );
}
