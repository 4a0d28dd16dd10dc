import { COMBINED_TYPES, type ProductType } from '@/lib/catalog/catalogue/product-type';

/** Excludes product types from a search, as its parameter `filters`; `''` for none. */
export const withoutTypes = (types: readonly ProductType[]): string =>
  types.map((type) => `NOT productType:"${type}"`).join(' AND ');

/** Puts single articles before what is made of them, as the parameter `optionalFilters`. */
export const singlesFirst: string[] = COMBINED_TYPES.map((type) => `productType:-${type}`);
