import { useId } from 'react';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { Sums } from '@/lib/commerce/basket/totals';
import type { Currency } from '@/lib/shop/project/currencies';
import { OrderLines, type OrderLine } from './order-lines';
import { OrderSums } from './order-sums';
import styles from './order-summary.module.css';

interface Props extends Sums {
  lines: readonly OrderLine[];
  currency: Currency;
  /** Days on which the parcel is expected; `null` without a parcel. */
  arrival: string | null;
}

/** The order beside a step: its articles, its costs and when it arrives. */
export function OrderSummary({ lines, arrival, ...sums }: Props) {
  const { checkout: messages } = useMessages();
  const headingId = useId();
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.headline}>
        {messages.summary}
      </h2>
      <OrderLines lines={lines} currency={sums.currency} />
      <OrderSums {...sums} />
      {arrival && <p>{formatMessage(messages.arrival, { days: arrival })}</p>}
    </section>
  );
}
