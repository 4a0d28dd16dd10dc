import { vatWithin } from '@/lib/commerce/basket/vat';
import type { ConfirmedOrder } from '@/lib/commerce/checkout/loaded-checkout';

type Line = ConfirmedOrder['lines'][number];

const valueOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** Net prices of one piece are rarely whole cents: with four decimals they add up to the value. */
const inMajorUnits = (amount: number) => Math.round(amount * 100) / 10_000;

/** The amounts of an order without tax, in major units. */
interface NetPurchase {
  /** Prices of all pieces after discounts. */
  value: number;
  /** Tax of goods and shipping. */
  tax: number;
  shipping: number;
  /** Price of one piece after discounts, and what was taken off it. */
  pricesOf: (line: Line) => { price: number; discount?: number };
}

/**
 * The amounts of an order as Google Analytics defines them: neither shipping nor tax belongs to the
 * value, and prices are those after discounts. Gift cards that pay for the order lower nothing;
 * those that were bought are neither reduced nor taxed.
 * @see https://developers.google.com/analytics/devguides/collection/ga4/apply-discount
 */
export function netPurchase({ lines, totals }: ConfirmedOrder): NetPurchase {
  const { discount, total, vat, vatRate } = totals;
  const cards = valueOf(lines.filter(({ isGiftCard }) => isGiftCard));
  const goods = valueOf(lines) - cards;
  // A code that leaves less than can be paid takes off the shipping as well.
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
