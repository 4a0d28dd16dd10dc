import { useId, type ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link/page-link';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './checkout-review.module.css';

interface Props {
  headline: string;
  /** Address of the step in which it can be changed. */
  href: string;
  /** Label of the link, because screen readers read it without its headline. */
  changeLabel: string;
  children: ReactNode;
}

/** One part of the order, with a link to change it. */
export function ReviewPart({ headline, href, changeLabel, children }: Props) {
  const { checkout: messages } = useMessages();
  const headingId = useId();
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <div className={styles.partHead}>
        <h2 id={headingId} className={styles.partHeadline}>
          {headline}
        </h2>
        <PageLink href={href} className={styles.change} aria-label={changeLabel}>
          {messages.change}
        </PageLink>
      </div>
      {children}
    </section>
  );
}
