import type { Sums } from '@/lib/commerce/basket/totals';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { Currency } from '@/lib/shop/project/currencies';
import styles from './order-sums.module.css';

interface LineProps {
  name: string;
  amount: string;
  isTotal?: boolean;
}

function Line({ name, amount, isTotal = false }: LineProps) {
  return (
    <div className={isTotal ? `${styles.line} ${styles.total}` : styles.line}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

type Props = Sums & { currency: Currency };

/** The tax included in the total, and what was taxed when gift cards were sold; exports have none. */
function Vat({ vat, vatRate, vatParts, taxedGiftCards, currency }: Props) {
  const { checkout: messages, language } = useMessages();
  if (vatRate === null) return <p className={styles.vat}>{messages.export}</p>;
  // Formatted manually, because the first use of `Intl` takes up to 90 ms on a phone during
  // hydration.
  const percent = (rate: number) => String(rate / 10).replace('.', language === 'en' ? '.' : ',');
  return (
    <dl className={styles.vat}>
      {(vatParts ?? [{ rate: vatRate, vat }]).map((part) => (
        <Line
          key={part.rate}
          name={formatMessage(messages.vat, { rate: percent(part.rate) })}
          amount={formatMoney(part.vat, currency, language)}
        />
      ))}
      {taxedGiftCards > 0 && (
        <Line
          name={messages.taxedGiftCards}
          amount={formatMoney(taxedGiftCards, currency, language)}
        />
      )}
    </dl>
  );
}

/** The costs of an order, line by line, and the tax included. */
export function OrderSums(props: Props) {
  const { goods, discount, shipping, total, giftCards, due, currency } = props;
  const { checkout: messages, language } = useMessages();
  const written = (minorUnits: number) => formatMoney(minorUnits, currency, language);
  return (
    <div className={styles.root}>
      <dl className={styles.sums}>
        <Line name={messages.goods} amount={written(goods)} />
        {discount > 0 && <Line name={messages.discount} amount={written(-discount)} />}
        <Line
          name={messages.shipping}
          amount={shipping === 0 ? messages.free : written(shipping)}
        />
        <Line name={messages.total} amount={written(total)} isTotal />
        {giftCards > 0 && (
          <>
            <Line name={messages.giftCards} amount={written(-giftCards)} />
            <Line name={messages.due} amount={written(due)} isTotal />
          </>
        )}
      </dl>
      <Vat {...props} />
    </div>
  );
}
