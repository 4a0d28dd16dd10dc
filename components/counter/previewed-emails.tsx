import type { CounterHead } from '@/lib/counter/counter/counter-head';
import type { PreviewedEmail } from '@/lib/counter/orders/act-on-order.server';
import { OrderSection, wordOf } from './order-parts';
import styles from './counter.module.css';

/** What the customer will receive. */
export function PreviewedEmails({
  counter: { messages },
  emails,
}: {
  counter: CounterHead;
  emails: readonly PreviewedEmail[];
}) {
  if (emails.length === 0) return <p>{messages.receivesNothing}</p>;
  return (
    <OrderSection title={messages.receives}>
      {emails.map(({ kind, letter }) =>
        letter ? (
          <div key={kind}>
            <p>
              {letter.to}: <b>{letter.subject}</b>
            </p>
            <pre className={styles.letter}>{letter.text}</pre>
          </div>
        ) : (
          <p key={kind}>
            <b>{wordOf(messages.emailKinds, kind)}</b>: {messages.noPreview}
          </p>
        ),
      )}
    </OrderSection>
  );
}
