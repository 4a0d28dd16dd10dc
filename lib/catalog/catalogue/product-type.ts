/**
 * Product types as spelled in the index; `geschenkkarte` is a voucher, `waesche` underwear and
 * nightwear.
 */
export const PRODUCT_TYPES = [
  'product',
  'geschenkkarte',
  'set',
  'kit',
  'outfit',
  'waesche',
] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** Product types made of other articles. */
export const COMBINED_TYPES = ['set', 'kit', 'outfit'] as const satisfies readonly ProductType[];
const COMBINATIONS: ReadonlySet<ProductType> = new Set(COMBINED_TYPES);

/** Whether tiles have a quick view and colour tiles. */
export const hasQuickView = (type: ProductType) =>
  type !== 'geschenkkarte' && !COMBINATIONS.has(type);

/** Products made of articles that can be wishlisted cannot be wishlisted themselves. */
export const hasWishlistToggle = (type: ProductType) => type !== 'outfit' && type !== 'kit';

/** How parts of a combination are sold: all together, separately, or with a size for each. */
export const COMBINATION_TYPES = ['together', 'single', 'modular'] as const;
