import { isTaxedLater, vatWithin } from '@/lib/commerce/basket/vat';
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
 * prices are those after discounts. Gift cards used for payment reduce nothing, but what they were taxed
 * with when they were sold is no tax of this order. Bought gift cards are not discounted, and taxed only
 * if they are for a single purpose.
 * @see https://developers.google.com/analytics/devguides/collection/ga4/apply-discount
 */
export function netPurchase({ lines, totals }: ConfirmedOrder): NetPurchase {
  const { discount, total, taxedGiftCards, vat, vatRate } = totals;
  const rateOf = (line: Line) => line.vatRate ?? vatRate;
  const untaxed = valueOf(lines.filter(isTaxedLater));
  const taxedCards = valueOf(lines.filter(({ isSinglePurpose }) => isSinglePurpose));
  const goods = valueOf(lines) - untaxed - taxedCards;
  // A discount larger than the goods also reduces the shipping.
  const reduction = Math.min(discount, goods);
  const reduced = goods - reduction;
  const taxed = reduced + taxedCards;
  const rates = [...new Set(lines.map((line) => rateOf(line)))];
  const goodsAt = (rate: number | null) =>
    valueOf(lines.filter((line) => !line.isGiftCard && rateOf(line) === rate)) *
      (goods === 0 ? 0 : reduced / goods) +
    (rate === vatRate ? taxedCards : 0);
  const value =
    untaxed + taxed - rates.reduce<number>((sum, rate) => sum + vatWithin(goodsAt(rate), rate), 0);
  const vatBefore =
    vatWithin(total - untaxed, vatRate) - vatWithin(total - untaxed - taxedGiftCards, vatRate);
  const share = goods === 0 ? 0 : reduction / goods;
  return {
    value: value / 100,
    tax: vat / 100,
    shipping: (total - value - vat - vatBefore) / 100,
    pricesOf: (line) => {
      const { price, isGiftCard, isSinglePurpose } = line;
      const net = (price * 1000) / (1000 + (rateOf(line) ?? 0));
      if (isGiftCard) return { price: isSinglePurpose ? inMajorUnits(net) : price / 100 };
      return {
        price: inMajorUnits(net * (1 - share)),
        ...(share > 0 && { discount: inMajorUnits(net * share) }),
      };
    },
  };
}
