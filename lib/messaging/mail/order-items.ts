import { sizeName } from '@/lib/catalog/catalogue/one-size';
import type { TaxedOrder } from '@/lib/commerce/basket/vat';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { LetterPart } from './letter';
import {
  costSums,
  vatSums,
  type OrderCosts,
  type Written,
} from '@/lib/commerce/order-view/order-sums';

/** Amounts are in minor units. */
export interface OrderEmailLine {
  name: string;
  colour: string;
  size: string;
  quantity: number;
  /** Price of one piece. */
  price: number;
  /** Bought, and not taxed before it is redeemed. */
  isGiftCard?: boolean;
}

/** What was ordered and what it costs. */
export interface OrderedItems extends OrderCosts {
  lines: readonly OrderEmailLine[];
  /** Per mille, `null` for an export; left out, nothing is said about tax. */
  vatRate?: TaxedOrder['vatRate'];
}

function vatOf({ lines, total, vatRate }: OrderedItems, written: Written) {
  if (vatRate === undefined) return [];
  const taxed = lines.map(({ isGiftCard = false, ...line }) => ({ ...line, isGiftCard }));
  return vatSums({ lines: taxed, total, vatRate }, written);
}

/** The table of an order's confirmation: its lines, its sums and their tax. */
export function itemsPart(order: OrderedItems, written: Written): LetterPart {
  const { language, currency } = written;
  const { orderEmail: texts, sizeNames } = messagesFor(language);
  const money = (amount: number) => formatMoney(amount, currency, language);
  return {
    kind: 'items',
    headings: { item: texts.item, quantity: texts.quantity, price: texts.price },
    items: order.lines.map(({ name, colour, size, quantity, price }) => ({
      name,
      details: [
        colour && `${texts.colour}: ${colour}`,
        size && `${texts.size}: ${sizeName(size, sizeNames)}`,
      ].filter(Boolean),
      quantity: `${quantity} × ${money(price)}`,
      sum: money(quantity * price),
    })),
    sums: costSums(order, written),
    vat: vatOf(order, written),
  };
}
