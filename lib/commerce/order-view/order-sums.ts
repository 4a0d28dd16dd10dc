import { vatGroups, type TaxedOrder } from '@/lib/commerce/basket/vat';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { Currency, Language } from '@/lib/shop/page-context/locale';

/** A sum by name, as it is written. */
export interface NamedSum {
  name: string;
  amount: string;
}

/** How an order's sums are written. */
export interface Written {
  language: Language;
  currency: Currency;
}

/** What an order costs beside its goods; minor units. */
export interface OrderCosts {
  shipping: number;
  discount: number;
  /** Goods less discount, with shipping. */
  total: number;
  /** The part of the total that gift cards have paid. */
  giftCards: number;
}

/** The costs by name; the last one is what is to be paid, or was paid. */
export function costSums(
  { shipping, total, discount, giftCards }: OrderCosts,
  { language, currency }: Written,
): NamedSum[] {
  const { orderEmail: texts } = messagesFor(language);
  const money = (amount: number) => formatMoney(amount, currency, language);
  return [
    ...(discount > 0 ? [{ name: texts.discount, amount: money(-discount) }] : []),
    { name: texts.shipping, amount: shipping === 0 ? texts.free : money(shipping) },
    { name: texts.total, amount: money(total) },
    ...(giftCards > 0
      ? [
          { name: texts.giftCards, amount: money(-giftCards) },
          { name: texts.due, amount: money(total - giftCards) },
        ]
      : []),
  ];
}

/** The tax within an order's total: net and tax of each group, and what is not taxed yet. */
export function vatSums(order: TaxedOrder, { language, currency }: Written): NamedSum[] {
  const { orderDocument: texts } = messagesFor(language);
  const money = (amount: number) => formatMoney(amount, currency, language);
  return vatGroups(order).flatMap(({ rate, gross, vat }) => [
    { name: texts.net, amount: money(gross - vat) },
    { name: vatName(rate, language), amount: money(vat) },
    ...(gross === order.total
      ? []
      : [{ name: texts.vouchers, amount: money(order.total - gross) }]),
  ]);
}

/** `Mehrwertsteuer 8,1 %`. @param rate per mille; `null`: an export */
export function vatName(rate: number | null, language: Language): string {
  const { orderDocument: texts } = messagesFor(language);
  if (rate === null) return texts.export;
  const written = String(rate / 10).replace('.', language === 'en' ? '.' : ',');
  return formatMessage(texts.vat, { rate: written });
}
