/** The amounts of a price label, in minor units of one currency. */
export interface PriceView {
  /** `null` shows as dashes: the price is not known. */
  current: number | null;
  /** Price before, when the present one is really lower. */
  strike: number | null;
  /** What is saved, in whole percent. */
  saving: number | null;
}

/**
 * The strike price counts only when it is a finite number, different from and higher than the
 * current price; the saving is rounded to whole percent.
 * @param price minor units; missing or not finite is an unknown price
 */
export function priceView(
  price: number | null | undefined,
  strikePrice?: number | null,
): PriceView {
  if (!Number.isFinite(price ?? Number.NaN)) return { current: null, strike: null, saving: null };
  const current = Number(price);
  const strike = Number(strikePrice ?? Number.NaN);
  if (!Number.isFinite(strike) || strike <= current) return { current, strike: null, saving: null };
  return { current, strike, saving: Math.round((1 - current / strike) * 100) };
}
