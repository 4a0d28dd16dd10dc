import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatDiscount, formatMoney, unknownMoney } from '@/lib/shop/money/format-money';
import { priceView } from '@/lib/shop/money/price-view';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import styles from './price.module.css';

interface PriceProps {
  /** Minor units of the page's currency; `null` if unknown. */
  price: number | null;
  strikePrice?: number | null;
  /** Whether this is the lowest of several prices of the article's variants. */
  isFrom?: boolean;
  /** Default: small. */
  size?: 'large';
}

/**
 * Price of an article. A reduction is announced by the lowest price of the 30 days before it, which
 * is what a strike price is here.
 */
export function Price({ price, strikePrice = null, isFrom = false, size }: PriceProps) {
  const { price: messages, language } = useMessages();
  const currency = usePageCurrency();
  const { current, strike, saving } = priceView(price, strikePrice);
  const written = (minorUnits: number) => formatMoney(minorUnits, currency, language);
  if (current === null)
    return (
      <p className={styles.root} data-size={size}>
        {unknownMoney(currency)}
      </p>
    );
  const amount = isFrom
    ? formatMessage(messages.from, { amount: written(current) })
    : written(current);
  return (
    <p className={styles.root} data-size={size}>
      <span className={styles.current} data-reduced={strike !== null || undefined}>
        {strike !== null && <span className="visually-hidden">{`${messages.current} `}</span>}
        {amount}
      </span>
      {strike !== null && saving !== null && (
        <>
          <span className={styles.label}>{messages.lowest}</span>
          <s className={styles.before}>{written(strike)}</s>
          {saving > 0 && <span className={styles.saving}>{formatDiscount(saving, language)}</span>}
        </>
      )}
    </p>
  );
}
