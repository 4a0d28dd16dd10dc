import type { ReactNode } from 'react';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import { ServerText } from '@/components/ui/server-text/server-text';
import { priceOf } from '@/lib/catalog/article/article-choice';
import type { ProductDetailState } from './product-detail-state';
import { shippingOf } from '@/lib/catalog/catalogue/shipping';
import { countryName } from '@/lib/shop/i18n/country-name';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './delivery-line.module.css';

interface Props {
  article: ArticleDetail;
  state: ProductDetailState;
  /** An editor's sentence about delivery. */
  note?: ReactNode;
}

/** Costs of delivery to the page's country, and that returns are free. */
export function DeliveryLine({ article, state, note }: Props) {
  const { article: messages, language } = useMessages();
  const { locale } = useRouteContext();
  const currency = usePageCurrency();
  const territory = locale.slice(-2).toUpperCase();
  const { selectedColorVariant: colour, selectedSize: size, selectedQuantity } = state;
  const goods = (priceOf(article, colour, size).price ?? 0) * selectedQuantity;
  const { price, freeFrom } = shippingOf(goods, territory, currency);
  const money = (amount: number) => formatMoney(amount, currency, language);
  const message = price === 0 ? messages.shippingFree : messages.shippingTo;
  const [before = '', after = ''] = message.split('{country}');
  return (
    <ul role="list" className={styles.root}>
      <li>
        {before}
        <ServerText text={() => countryName(territory, language)} />
        {formatMessage(after, { amount: money(price) })}
        {price > 0 && freeFrom !== null && (
          <> {formatMessage(messages.shippingFreeFrom, { amount: money(freeFrom) })}</>
        )}
      </li>
      <li>{messages.returnsFree}</li>
      {note}
    </ul>
  );
}
