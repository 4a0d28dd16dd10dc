/** Sort orders of a list; the default is the shop's recommendation. */
export const SORTINGS = ['default', 'priceAsc', 'priceDesc', 'newProducts', 'reducedDesc'] as const;
export type Sorting = (typeof SORTINGS)[number];

export const isSorting = (value: string): value is Sorting =>
  SORTINGS.some((sorting) => sorting === value);
