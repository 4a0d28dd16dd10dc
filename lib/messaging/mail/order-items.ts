import type { GiftCardLeft } from '@/lib/commerce/vouchers/gift-card-left';
import { sizeName } from '@/lib/catalog/catalogue/one-size';
import type { TaxedOrder } from '@/lib/commerce/basket/vat';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { LetterPart, LetterPictures } from './letter';
import {
  costSums,
  giftCardDetails,
  vatSums,
  type OrderCosts,
  type Written,
} from '@/lib/commerce/order-view/order-sums';

/** Amounts are in minor units. */
export interface OrderEmailLine {
  /** Article number of the colour. */
  itemNumber: string;
  name: string;
  colour: string;
  size: string;
  quantity: number;
  /** Price of one piece. */
  price: number;
  /** Whether it is a gift card, which is taxed when redeemed unless it is for a single purpose. */
  isGiftCard?: boolean;
  isSinglePurpose?: boolean;
}

export interface OrderedItems extends OrderCosts {
  lines: readonly OrderEmailLine[];
  /** Per mille, `null` for an export; omitted if tax is not shown. */
  vatRate?: TaxedOrder['vatRate'];
  /** Amounts by rate, if not all is taxed at the rate above. */
  vatParts?: TaxedOrder['vatParts'];
  /** Part of the total paid by gift cards that were taxed when they were sold. */
  taxedGiftCards?: number;
  /** Gift cards that pay it. */
  giftCardsLeft?: readonly GiftCardLeft[];
  pictures?: LetterPictures | undefined;
}

function vatOf(order: OrderedItems, written: Written) {
  const { lines, total, taxedGiftCards = 0, vatRate, vatParts = null } = order;
  if (vatRate === undefined) return [];
  const taxed = lines.map(({ isGiftCard = false, isSinglePurpose = false, ...line }) => ({
    ...line,
    isGiftCard,
    isSinglePurpose,
  }));
  return vatSums({ lines: taxed, total, taxedGiftCards, vatRate, vatParts }, written);
}

/** Table of an order's confirmation: lines, sums and tax. */
function itemsPart(order: OrderedItems, written: Written): LetterPart {
  const { language, currency } = written;
  const { orderEmail: texts, sizeNames } = messagesFor(language);
  const money = (amount: number) => formatMoney(amount, currency, language);
  return {
    kind: 'items',
    headings: { item: texts.item, quantity: texts.quantity, price: texts.price },
    items: order.lines.map(({ itemNumber, name, colour, size, quantity, price }) => ({
      name,
      picture: order.pictures?.get(itemNumber),
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

/** What was ordered, and what is left on the gift cards that pay it. */
export function orderedParts(order: OrderedItems, written: Written): LetterPart[] {
  const left = giftCardDetails(order.giftCardsLeft ?? [], written);
  return [
    itemsPart(order, written),
    ...(left.length > 0 ? [{ kind: 'details', details: left } as const] : []),
  ];
}
