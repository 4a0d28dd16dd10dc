import { useId } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { Sums } from '@/lib/commerce/basket/totals';
import type { Currency } from '@/lib/shop/page-context/locale';
import { OrderLines, type OrderLine } from './order-lines';
import { OrderSums } from './order-sums';
import styles from './order-summary.module.css';

interface Props extends Sums {
  lines: readonly OrderLine[];
  currency: Currency;
}

/** The order beside a step: its articles and its costs. */
export function OrderSummary({ lines, ...sums }: Props) {
  const { checkout: messages } = useMessages();
  const headingId = useId();
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.headline}>
        {messages.summary}
      </h2>
      <OrderLines lines={lines} currency={sums.currency} />
      <OrderSums {...sums} />
    </section>
  );
}
