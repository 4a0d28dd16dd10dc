/** How many of the required sizes are selected. */
export type SizeSelection = 'none' | 'partial' | 'full';

/** @param skus of each article of the purchase; `null` if its size is not selected yet */
export function sizeSelection(skus: readonly (string | null)[]): SizeSelection {
  const chosen = skus.filter((sku) => sku !== null).length;
  if (chosen === 0) return 'none';
  return chosen < skus.length ? 'partial' : 'full';
}
