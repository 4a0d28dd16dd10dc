import { isTaxedLater, vatWithin, type SoldKind } from '@/lib/commerce/basket/vat';
import { vatOfParts, vatParts } from '@/lib/commerce/basket/vat-parts';
import { remainingQuantity } from '@/lib/commerce/order-view/order-view';
import type { VatPart } from '@/lib/platform/db/vat-part';

/** Amounts of an order as placed; minor units. */
export interface PlacedSums {
  shipping: number;
  discount: number;
  total: number;
  /** Per mille; `null` means an export. */
  vatRate: number | null;
  /** What gift cards pay that were taxed when they were sold, less what was put back on them. */
  taxedGiftCards: number;
}

/** A line with the state of its pieces. */
export interface CountedLine extends SoldKind {
  /** Price of one piece in minor units. */
  price: number;
  quantity: number;
  cancelled: number;
  returned: number;
  /** Returned pieces that another line has replaced. */
  exchanged: number;
  /** Rate of its tax in per mille, if that is not the order's. */
  vatRate?: number | null;
}

/** Cost of the pieces that were neither cancelled nor returned; minor units. */
export interface Remainder {
  goods: number;
  discount: number;
  shipping: number;
  /** Additional reduction. */
  allowance: number;
  total: number;
  /** Part of the total for gift cards that are taxed when they are redeemed. */
  soldGiftCards: number;
  /** Contained in the rest of the total, as far as gift cards have not been taxed with it before. */
  vat: number;
  /** Amounts by rate; missing if all is taxed at the order's rate. */
  vatParts?: readonly VatPart[];
}

const hasOwnRate = ({ vatRate = null }: CountedLine): boolean => vatRate !== null;

/** Amounts by rate of the pieces that remain, if any line has another rate than the order. */
function partsOf(
  order: PlacedSums,
  lines: readonly CountedLine[],
  sums: Pick<Remainder, 'discount' | 'shipping' | 'allowance'>,
): readonly VatPart[] | null {
  if (!lines.some(hasOwnRate)) return null;
  const rated = lines.flatMap((line) => {
    const rate = line.vatRate ?? order.vatRate;
    if (rate === null || isTaxedLater(line)) return [];
    const { isGiftCard, price, quantity, exchanged } = line;
    const value = price * remainingQuantity(line);
    return { value, ordered: price * (quantity - exchanged), rate, isGiftCard };
  });
  return vatParts(rated, { ...sums, taxedGiftCards: order.taxedGiftCards });
}

/**
 * Amounts that remain of an order. The discount is spread by value over the goods it reduced,
 * rounded once for everything kept, so that pieces returned one by one add up to the whole;
 * shipping is refunded with the last piece (Directive 2011/83/EU, article 13).
 * @param allowances sum of additional reductions
 */
export function remainderOf(
  order: PlacedSums,
  lines: readonly CountedLine[],
  allowances = 0,
): Remainder {
  const value = (pieces: (line: CountedLine) => number, of = lines) =>
    of.reduce((sum, line) => sum + line.price * pieces(line), 0);
  const reducible = lines.filter(({ isGiftCard }) => !isGiftCard);
  const goods = value(remainingQuantity);
  // A code that leaves too little to be paid takes everything off, including shipping and gift
  // cards.
  if (order.total === 0)
    return {
      goods,
      discount: goods,
      shipping: 0,
      allowance: 0,
      total: 0,
      soldGiftCards: 0,
      vat: 0,
      ...(lines.some(hasOwnRate) && { vatParts: [] }),
    };
  const whole = value(({ quantity, exchanged }) => quantity - exchanged, reducible);
  const remainingValue = value(remainingQuantity, reducible);
  const discount = whole === 0 ? 0 : Math.round((order.discount * remainingValue) / whole);
  // Gift cards are emailed, so that the last parcel ends the shipping.
  const shipped = reducible.length > 0 ? reducible : lines;
  const isAnyRemaining = shipped.some((line) => remainingQuantity(line) > 0);
  const shipping = isAnyRemaining ? order.shipping : 0;
  const gross = goods - discount + shipping;
  // A return of everything ends the allowance.
  const allowance = Math.min(allowances, gross);
  const total = gross - allowance;
  const parts = partsOf(order, lines, { discount, shipping, allowance });
  const taxed = Math.max(0, total - value(remainingQuantity, lines.filter(isTaxedLater)));
  return {
    goods,
    discount,
    shipping,
    allowance,
    total,
    soldGiftCards: total - taxed,
    vat: parts
      ? vatOfParts(parts)
      : vatWithin(Math.max(0, taxed - order.taxedGiftCards), order.vatRate),
    ...(parts && { vatParts: parts }),
  };
}
