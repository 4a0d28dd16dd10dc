import type { DisplayPrice } from './price';

/** Price of a size in minor units; `null` where it has none. */
interface SizePrice {
  price: number | null;
  strikePrice: number | null;
}

/**
 * Price of the cheapest of some sizes. The strike price of a dearer one would promise more; where
 * several cost the least, the lowest counts, and none if one of them is not reduced.
 * @returns `null` if none has a price
 */
export function cheapestPrice(
  sizes: readonly SizePrice[],
): (DisplayPrice & { price: number }) | null {
  const prices = sizes.flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return null;
  const price = Math.min(...prices);
  const cheapest = sizes.filter((size) => size.price === price);
  const before = Math.min(...cheapest.map(({ strikePrice }) => strikePrice ?? 0));
  const strikePrice = before > price ? before : null;
  return { price, strikePrice, isFrom: prices.some((each) => each > price) };
}
