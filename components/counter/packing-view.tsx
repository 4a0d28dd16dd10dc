import type { CounterHead } from '@/lib/counter/counter/counter-head';
import type { PackingList } from '@/lib/counter/packing/packing-list';
import { formatDate } from '@/lib/shop/i18n/format-date';
import tool from '@/components/studio/studio.module.css';
import { ArticlePicture } from './article-picture';
import { CounterFrame } from './counter-frame';
import { OrderSection, shownTime } from './order-parts';
import styles from './counter.module.css';

export interface PackingViewProps {
  counter: CounterHead;
  list: PackingList;
  /** Whether the last order of all was just shipped. */
  isDone: boolean;
}

/** What to fetch from the shelves, and the orders to pack, the oldest first. */
export function PackingView({ counter, list, isDone }: PackingViewProps) {
  const { messages, language } = counter;
  const { packingPage } = messages;
  return (
    <CounterFrame counter={counter} title={messages.packing} section="packing">
      {isDone && <output>{messages.done}</output>}
      {list.orders.length === 0 && <output>{packingPage.none}</output>}
      <div className={styles.columns}>
        <OrderSection title={packingPage.orders}>
          <ol className={styles.list}>
            {list.orders.map(({ id, number, placedAt, promisedFor, pieces }) => (
              <li key={id} className={styles.links}>
                <a href={`/counter/pack/${id}`}>{number}</a>
                <span>
                  {pieces} {packingPage.pieces}
                </span>
                <span className={tool.hint}>
                  {shownTime(placedAt, counter)}
                  {promisedFor &&
                    `, ${messages.promised} ${formatDate(Date.parse(promisedFor), language)}`}
                </span>
              </li>
            ))}
          </ol>
          {list.next && (
            <p className={styles.links}>
              <a href={`/counter/packing?after=${list.next}`}>{packingPage.next}</a>
            </p>
          )}
        </OrderSection>
        <OrderSection title={packingPage.pick}>
          <ol className={styles.list}>
            {list.skus.map(({ sku, name, picture, quantity }) => (
              <li key={sku} className={styles.line}>
                <ArticlePicture src={picture} />
                <div>
                  <p>
                    <b>{quantity} ×</b> {name}
                  </p>
                  <p className={styles.code}>{sku}</p>
                </div>
              </li>
            ))}
          </ol>
        </OrderSection>
      </div>
    </CounterFrame>
  );
}
