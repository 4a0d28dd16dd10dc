import { vatWithin } from '@/lib/commerce/basket/vat';

/** Sums of an order as it was placed; minor units. */
export interface PlacedSums {
  shipping: number;
  discount: number;
  total: number;
  /** Per mille; `null`: an export. */
  vatRate: number | null;
}

/** A line and what became of its pieces. */
export interface CountedLine {
  /** Price of one piece in minor units. */
  price: number;
  quantity: number;
  cancelled: number;
  returned: number;
  /** Pieces among those returned that another line has replaced. */
  exchanged: number;
  isGiftCard: boolean;
}

/** What an order costs for the pieces that were neither cancelled nor returned; minor units. */
export interface Remainder {
  goods: number;
  discount: number;
  shipping: number;
  /** Taken off besides. */
  allowance: number;
  total: number;
  /** The part of the total that bought gift cards cost: it is taxed when they are spent. */
  soldGiftCards: number;
  /** Within the rest of the total. */
  vat: number;
}

const kept = ({ quantity, cancelled, returned }: CountedLine) => quantity - cancelled - returned;

/**
 * What is left of an order. The discount is spread over the goods it reduced by value, rounded once for
 * all that is kept, so that pieces given back one by one add up to the whole; delivery is given back
 * with the last piece (Directive 2011/83/EU, article 13).
 * @param allowances what was taken off besides
 */
export function remainderOf(
  order: PlacedSums,
  lines: readonly CountedLine[],
  allowances = 0,
): Remainder {
  const value = (pieces: (line: CountedLine) => number, of = lines) =>
    of.reduce((sum, line) => sum + line.price * pieces(line), 0);
  const reducible = lines.filter(({ isGiftCard }) => !isGiftCard);
  const goods = value(kept);
  // A code that leaves too little to be paid takes all off, delivery and gift cards too.
  if (order.total === 0)
    return {
      goods,
      discount: goods,
      shipping: 0,
      allowance: 0,
      total: 0,
      soldGiftCards: 0,
      vat: 0,
    };
  const whole = value(({ quantity, exchanged }) => quantity - exchanged, reducible);
  const keptOfIt = value(kept, reducible);
  const discount = whole === 0 ? 0 : Math.round((order.discount * keptOfIt) / whole);
  const isAnyKept = lines.some((line) => kept(line) > 0);
  const shipping = isAnyKept ? order.shipping : 0;
  const gross = goods - discount + shipping;
  // A return of everything ends the allowance.
  const allowance = Math.min(allowances, gross);
  const total = gross - allowance;
  const taxed = Math.max(0, total - (goods - keptOfIt));
  return {
    goods,
    discount,
    shipping,
    allowance,
    total,
    soldGiftCards: total - taxed,
    vat: vatWithin(taxed, order.vatRate),
  };
}
