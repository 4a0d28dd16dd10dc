/** `geschenkkarte` is a voucher, `waesche` underwear and nightwear; the index spells them so. */
export const PRODUCT_TYPES = [
  'product',
  'geschenkkarte',
  'set',
  'kit',
  'outfit',
  'waesche',
] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** Made of other articles. */
export const COMBINED_TYPES = ['set', 'kit', 'outfit'] as const satisfies readonly ProductType[];
const COMBINATIONS: ReadonlySet<ProductType> = new Set(COMBINED_TYPES);

/** Outfits, sets, kits and vouchers have neither quick view nor colour tiles. */
export const hasQuickView = (type: ProductType) =>
  type !== 'geschenkkarte' && !COMBINATIONS.has(type);

/** Products composed of articles that are wishlisted one by one are not wishlisted themselves. */
export const hasWishlistToggle = (type: ProductType) => type !== 'outfit' && type !== 'kit';

/** How the parts of a combination are sold: all together, each alone, or sized one by one. */
export const COMBINATION_TYPES = ['together', 'single', 'modular'] as const;
