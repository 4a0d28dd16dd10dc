/** Amounts in whole major units, as the slider moves. */
export interface WholeRange {
  min: number;
  max: number;
}

export type Bound = keyof WholeRange;

const MINOR_PER_MAJOR = 100;

/** The whole amounts that enclose all prices. */
export const wholeRange = ({ min, max }: WholeRange): WholeRange => ({
  min: Math.floor(min / MINOR_PER_MAJOR),
  max: Math.ceil(max / MINOR_PER_MAJOR),
});

const within = (amount: number, { min, max }: WholeRange) => Math.min(Math.max(amount, min), max);

export interface PriceLimits {
  range: WholeRange;
  /** Minimum distance between the bounds, in major units. */
  distance: number;
}

/**
 * Applies a moved bound. An amount outside the range, or a missing one, becomes that end; one too
 * close to the other bound stops before it.
 */
export function moveBound(
  current: WholeRange,
  bound: Bound,
  amount: number,
  { range, distance }: PriceLimits,
): WholeRange {
  const isOutside = !Number.isFinite(amount) || amount < range.min || amount > range.max;
  const wanted = Math.round(isOutside ? range[bound] : amount);
  const apart = Math.min(distance, range.max - range.min);
  return bound === 'min'
    ? { ...current, min: within(Math.min(wanted, current.max - apart), range) }
    : { ...current, max: within(Math.max(wanted, current.min + apart), range) };
}

/**
 * Parses an amount as people write it: `1299`, `1.299,00`, `1 299 Kč`, `49,9`. A separator before
 * three digits groups thousands, because no price has three decimals. @returns `NaN` without an
 * amount
 */
export function readAmount(text: string): number {
  const plain = text.replace(/\s/g, '').replace(/[.,’'](?=\d{3}(?!\d))/g, '');
  return Number.parseFloat(plain.replace(',', '.'));
}

/** The bounds being edited, and the text of the one being typed. */
export interface PriceDraft {
  bounds: WholeRange;
  typed: { bound: Bound; text: string } | null;
}

/** Turns the typed amount into one of the bounds. */
export function settled({ bounds, typed }: PriceDraft, limits: PriceLimits): WholeRange {
  if (!typed) return bounds;
  return moveBound(bounds, typed.bound, readAmount(typed.text), limits);
}

/** Bounds in minor units for the filter; a bound at the end of the range stays open. */
export function boundsOf(chosen: WholeRange, range: WholeRange) {
  return {
    min: chosen.min > range.min ? chosen.min * MINOR_PER_MAJOR : undefined,
    max: chosen.max < range.max ? chosen.max * MINOR_PER_MAJOR : undefined,
  };
}

/** Bounds in minor units as shown by the slider. */
export function shownBounds(
  { min, max }: { min?: number | undefined; max?: number | undefined },
  range: WholeRange,
): WholeRange {
  const low = min === undefined ? range.min : Math.floor(min / MINOR_PER_MAJOR);
  const high = max === undefined ? range.max : Math.ceil(max / MINOR_PER_MAJOR);
  return { min: within(low, range), max: within(high, range) };
}
