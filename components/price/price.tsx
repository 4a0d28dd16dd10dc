import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import { formatDiscount, formatMoney, unknownMoney } from '@/lib/money/format-money';
import { priceView } from '@/lib/money/price-view';
import { usePageCurrency } from '@/lib/page-context/page-context-provider';
import styles from './price.module.css';

interface PriceProps {
  /** Minor units of the page's currency; `null` when it is not known. */
  price: number | null;
  /** Price before a reduction. */
  strikePrice?: number | null;
  /** The article's variants differ in price, and this is the lowest. */
  isFrom?: boolean;
  size?: 'small' | 'large';
}

/** What an article costs, what it cost before and what is saved. */
export function Price({ price, strikePrice = null, isFrom = false, size = 'small' }: PriceProps) {
  const { price: words, language } = useWords();
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
    ? formatMessage(words.from, { amount: written(current) })
    : written(current);
  return (
    <p className={styles.root} data-size={size}>
      <span className={styles.current} data-reduced={strike !== null}>
        {strike !== null && <span className="visually-hidden">{`${words.current} `}</span>}
        {amount}
      </span>
      {strike !== null && saving !== null && (
        <>
          <span className={styles.before}>
            <span className="visually-hidden">{`${words.regular} `}</span>
            <s>{written(strike)}</s>
          </span>
          {saving > 0 && <span className={styles.saving}>{formatDiscount(saving, language)}</span>}
        </>
      )}
    </p>
  );
}
