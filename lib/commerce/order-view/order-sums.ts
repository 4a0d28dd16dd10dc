import type { GiftCardLeft } from '@/lib/commerce/vouchers/gift-card-left';
import { vatGroups, type TaxedOrder } from '@/lib/commerce/basket/vat';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';

/** A formatted amount with its name. */
export interface NamedSum {
  name: string;
  amount: string;
}

/** How amounts are formatted. */
export interface Written {
  language: Language;
  currency: Currency;
}

/** Costs of an order besides its goods; minor units. */
export interface OrderCosts {
  shipping: number;
  discount: number;
  /** Goods less discount, plus shipping. */
  total: number;
  /** Part of the total paid by gift cards. */
  giftCards: number;
}

/** What is left on gift cards, by card. */
export function giftCardDetails(
  cards: readonly GiftCardLeft[],
  { language, currency }: Written,
): { name: string; value: string }[] {
  const { orderEmail: texts } = messagesFor(language);
  return cards.map(({ card, left }) => ({
    name: formatMessage(texts.giftCardLeft, { card }),
    value: formatMoney(left, currency, language),
  }));
}

/** Costs by name; the last one is the amount to be paid or already paid. */
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

/**
 * Tax contained in an order's total: net and tax of each group, and the parts that are taxed later, or were
 * taxed when a gift card was sold.
 */
export function vatSums(order: TaxedOrder, { language, currency }: Written): NamedSum[] {
  const { orderDocument: texts } = messagesFor(language);
  const money = (amount: number) => formatMoney(amount, currency, language);
  const groups = vatGroups(order);
  const taxed = groups.reduce((sum, { gross }) => sum + gross, 0);
  const later = order.total - taxed - order.taxedGiftCards;
  return [
    ...groups.flatMap(({ rate, gross, vat }) => [
      { name: texts.net, amount: money(gross - vat) },
      { name: vatName(rate, language), amount: money(vat) },
    ]),
    ...(later === 0 ? [] : [{ name: texts.vouchers, amount: money(later) }]),
    ...(order.taxedGiftCards > 0
      ? [{ name: texts.taxedVouchers, amount: money(order.taxedGiftCards) }]
      : []),
  ];
}

/** `Mehrwertsteuer 8,1 %`. @param rate per mille; `null` means an export */
export function vatName(rate: number | null, language: Language): string {
  const { orderDocument: texts } = messagesFor(language);
  if (rate === null) return texts.export;
  const written = String(rate / 10).replace('.', language === 'en' ? '.' : ',');
  return formatMessage(texts.vat, { rate: written });
}
