import { vatWithin } from '@/lib/commerce/basket/vat';
import type { ConfirmedOrder } from '@/lib/commerce/checkout/loaded-checkout';

type Line = ConfirmedOrder['lines'][number];

const valueOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/**
 * Rounds to four decimals, with which net prices of single pieces add up to the value; they are
 * rarely whole cents.
 */
const inMajorUnits = (amount: number) => Math.round(amount * 100) / 10_000;

/** Amounts of an order without tax, in major units. */
interface NetPurchase {
  /** Prices of all pieces after discounts. */
  value: number;
  /** Tax of goods and shipping. */
  tax: number;
  shipping: number;
  /** Price of one piece after discounts, and its discount. */
  pricesOf: (line: Line) => { price: number; discount?: number };
}

/**
 * Amounts of an order as Google Analytics defines them: the value excludes shipping and tax, and
 * prices are those after discounts. Gift cards used for payment reduce nothing; bought gift cards
 * are neither discounted nor taxed.
 * @see https://developers.google.com/analytics/devguides/collection/ga4/apply-discount
 */
export function netPurchase({ lines, totals }: ConfirmedOrder): NetPurchase {
  const { discount, total, vat, vatRate } = totals;
  const cards = valueOf(lines.filter(({ isGiftCard }) => isGiftCard));
  const goods = valueOf(lines) - cards;
  // A discount larger than the goods also reduces the shipping.
  const reduction = Math.min(discount, goods);
  const reduced = goods - reduction;
  const value = cards + reduced - vatWithin(reduced, vatRate);
  const share = goods === 0 ? 0 : reduction / goods;
  const withoutTax = 1000 / (1000 + (vatRate ?? 0));
  return {
    value: value / 100,
    tax: vat / 100,
    shipping: (total - value - vat) / 100,
    pricesOf: ({ price, isGiftCard }) => {
      if (isGiftCard) return { price: price / 100 };
      const net = price * withoutTax;
      return {
        price: inMajorUnits(net * (1 - share)),
        ...(share > 0 && { discount: inMajorUnits(net * share) }),
      };
    },
  };
}
