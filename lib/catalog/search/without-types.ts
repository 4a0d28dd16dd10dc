import { COMBINED_TYPES, type ProductType } from '@/lib/catalog/catalogue/product-type';

/** Parameter `filters` that excludes product types from a search; `''` for none. */
export const withoutTypes = (types: readonly ProductType[]): string =>
  types.map((type) => `NOT productType:"${type}"`).join(' AND ');

/** Parameter `optionalFilters` that ranks single articles before combinations. */
export const singlesFirst: string[] = COMBINED_TYPES.map((type) => `productType:-${type}`);
