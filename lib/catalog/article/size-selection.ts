/** How many of the sizes a purchase needs are chosen. */
export type SizeSelection = 'none' | 'partial' | 'full';

/** @param skus of each article of the purchase; `null` where its size is not chosen yet */
export function sizeSelection(skus: readonly (string | null)[]): SizeSelection {
  const chosen = skus.filter((sku) => sku !== null).length;
  if (chosen === 0) return 'none';
  return chosen < skus.length ? 'partial' : 'full';
}
