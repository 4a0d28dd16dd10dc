import type { ReactNode } from 'react';
import { ServerText } from '@/components/ui/server-text/server-text';
import type { DeliveryTerms } from '@/lib/catalog/article/article-detail';
import { shippingOf, type ShippingRate } from '@/lib/shop/settings/shipping';
import { countryName } from '@/lib/shop/i18n/country-name';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './delivery-line.module.css';

interface CostsProps {
  /** Value in minor units. */
  goods: number;
  territory: string;
  rate: ShippingRate;
}

/** Shipping costs of goods of some value. */
function Costs({ goods, territory, rate }: CostsProps) {
  const { article: messages, language } = useMessages();
  const currency = usePageCurrency();
  const { freeFrom } = rate;
  const price = shippingOf(goods, rate);
  const money = (amount: number) => formatMoney(amount, currency, language);
  const message = price === 0 ? messages.shippingFree : messages.shippingTo;
  const [before = '', after = ''] = message.split('{country}');
  return (
    <li>
      {before}
      <ServerText text={() => countryName(territory, language)} />
      {formatMessage(after, { amount: money(price) })}
      {price > 0 && freeFrom !== null && (
        <> {formatMessage(messages.shippingFreeFrom, { amount: money(freeFrom) })}</>
      )}
    </li>
  );
}

interface Props {
  terms: DeliveryTerms;
  /** Value of the chosen goods in minor units; `null` while it is not known. */
  goods: number | null;
  /** An editor's sentence about delivery. */
  note?: ReactNode;
}

/** Costs and time of delivery to the page's country, and that returns are free. */
export function DeliveryLine({ terms, goods, note }: Props) {
  const { article: messages, language } = useMessages();
  const { locale } = useRouteContext();
  const territory = locale.slice(-2).toUpperCase();
  const { days, rate } = terms;
  return (
    <ul role="list" className={styles.root}>
      {goods !== null && <Costs goods={goods} territory={territory} rate={rate} />}
      <li>{formatCount(messages.counts.deliveryTime, { ...days }, language)}</li>
      <li>{messages.returnsFree}</li>
      {note}
    </ul>
  );
}
