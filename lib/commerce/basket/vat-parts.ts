import type { VatPart } from '@/lib/platform/db/vat-part';
import { vatWithin } from './vat';

/** A line of an order, as far as its tax depends on it. */
export interface RatedLine {
  /** Price of the pieces that are kept. */
  value: number;
  /** Price of the pieces that were ordered, by which shipping is shared. */
  ordered: number;
  /** Per mille. */
  rate: number;
  /** Gift cards neither are reduced nor cost shipping. */
  isGiftCard: boolean;
}

/** What an order costs besides its goods, and what was taxed before. */
interface SharedSums {
  discount: number;
  shipping: number;
  allowance?: number;
  taxedGiftCards?: number;
}

/**
 * Shares an amount by weight, in whole minor units that add up to it.
 * @param weights if all are 0, the first share is everything
 */
export function shares(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let weight = 0;
  let given = 0;
  return weights.map((each) => {
    weight += each;
    const until = whole === 0 ? amount : Math.round((amount * weight) / whole);
    const share = until - given;
    given = until;
    return share;
  });
}

// outside: law-vat-shipping
/**
 * Amounts of an order by rate of tax, the highest rate first. What it costs to send the goods is part of
 * their price (Directive 2006/112/EC, article 78 (b)), so that shipping is shared by the value of the goods
 * ordered at each rate; a discount and an allowance are shared by the value of those that are kept.
 */
export function vatParts(
  lines: readonly RatedLine[],
  { discount, shipping, allowance = 0, taxedGiftCards = 0 }: SharedSums,
): VatPart[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((one, other) => other - one);
  const valueAt = (rate: number, of: (line: RatedLine) => number) =>
    lines.filter((line) => line.rate === rate).reduce((sum, line) => sum + of(line), 0);
  const reducible = rates.map((at) => valueAt(at, (line) => (line.isGiftCard ? 0 : line.value)));
  const ordered = rates.map((at) => valueAt(at, (line) => (line.isGiftCard ? 0 : line.ordered)));
  const discounts = shares(discount, reducible);
  const parcels = shares(shipping, ordered);
  const before = rates.map(
    (rate, at) => valueAt(rate, ({ value }) => value) - (discounts[at] ?? 0) + (parcels[at] ?? 0),
  );
  const allowances = shares(allowance, before);
  let taxed = taxedGiftCards;
  return rates.map((rate, at) => {
    const left = (before[at] ?? 0) - (allowances[at] ?? 0);
    const paid = Math.min(taxed, Math.max(0, left));
    taxed -= paid;
    return { rate, gross: left - paid, vat: vatWithin(left - paid, rate) };
  });
}

export const vatOfParts = (parts: readonly VatPart[]): number =>
  parts.reduce((sum, { vat }) => sum + vat, 0);

/** What is left of some parts without others, rate by rate. */
export function partsWithout(parts: readonly VatPart[], others: readonly VatPart[]): VatPart[] {
  const rest = parts.map(({ rate, gross, vat }) => {
    const other = others.find((each) => each.rate === rate);
    return { rate, gross: gross - (other?.gross ?? 0), vat: vat - (other?.vat ?? 0) };
  });
  return rest.filter(({ gross, vat }) => gross !== 0 || vat !== 0);
}
