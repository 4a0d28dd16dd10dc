import { useMessages } from '@/lib/i18n/use-messages';
import { formatMoney } from '@/lib/money/format-money';
import type { Currency } from '@/lib/page-context/locale';
import styles from './order-sums.module.css';

interface Props {
  /** All in minor units. */
  goods: number;
  shipping: number;
  total: number;
  currency: Currency;
}

/** The costs of an order, line by line, and the tax included. */
export function OrderSums({ goods, shipping, total, currency }: Props) {
  const { checkout: messages, language } = useMessages();
  const written = (minorUnits: number) => formatMoney(minorUnits, currency, language);
  return (
    <div className={styles.root}>
      <dl className={styles.sums}>
        <div className={styles.line}>
          <dt>{messages.goods}</dt>
          <dd>{written(goods)}</dd>
        </div>
        <div className={styles.line}>
          <dt>{messages.shipping}</dt>
          <dd>{shipping === 0 ? messages.free : written(shipping)}</dd>
        </div>
        <div className={`${styles.line} ${styles.total}`}>
          <dt>{messages.total}</dt>
          <dd>{written(total)}</dd>
        </div>
      </dl>
      <p className={styles.vat}>{messages.vat}</p>
    </div>
  );
}
