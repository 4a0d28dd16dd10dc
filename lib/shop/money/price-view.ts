/** The amounts of a price label, in minor units of one currency. */
export interface PriceView {
  /** `null` if the price is unknown, shown as dashes. */
  current: number | null;
  /** Former price, if the current one is lower. */
  strike: number | null;
  /** Saving in whole percent. */
  saving: number | null;
}

/**
 * Builds a price label. A strike price is shown only if it is finite and higher than the current
 * price; the saving is rounded to whole percent.
 * @param price minor units; unknown if missing or not finite
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
