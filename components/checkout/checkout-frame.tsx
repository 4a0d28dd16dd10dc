import type { ReactNode } from 'react';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './checkout-frame.module.css';
import { CheckoutSteps, type MarkedStep } from './checkout-steps';

interface Props {
  id: string;
  headline: string;
  text?: string | null;
  /** Whether the headline is the page's `h1`. */
  isFirst: boolean;
  /** Marked in the list of steps, which is omitted without it. */
  step?: MarkedStep;
  /** Shown beside the step on a wide screen and below it on a phone. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A step of the checkout with headline, list of steps and order summary. */
export function CheckoutFrame(props: Props) {
  const { id, headline, text, isFirst, step, aside, children } = props;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <header className={styles.head}>
        {step && <CheckoutSteps present={step} />}
        <Heading id={headingId} className={styles.headline} {...tag(id, 'headline')}>
          {headline}
        </Heading>
        {text && (
          <p className={styles.text} {...tag(id, 'text')}>
            {text}
          </p>
        )}
      </header>
      {aside ? (
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <div className={styles.aside}>{aside}</div>
        </div>
      ) : (
        <div className={styles.main}>{children}</div>
      )}
    </section>
  );
}
