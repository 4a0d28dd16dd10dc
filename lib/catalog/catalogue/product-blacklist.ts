import { parseCountryList } from '@/lib/shop/page-context/country-list';
import { PRODUCT_TYPES, type ProductType } from './product-type';

/** One rule of the project entry's `filterProductBlacklists`. */
export interface ProductRule {
  productType: string;
  /** Country codes separated by `;`. */
  countryList: string;
  /** True: sold in these countries only. False: not sold in these countries. */
  isWhitelist: boolean;
}

/**
 * Whether a product type is excluded from a territory: a blacklist contains the territory, or
 * whitelists exist and none contains it. An empty list contains no country.
 * @param territory ISO 3166-1 alpha-2, upper case.
 */
export function isExcluded(
  productType: string,
  territory: string,
  rules: readonly ProductRule[],
): boolean {
  const own = rules.filter((rule) => rule.productType === productType);
  const names = ({ countryList }: ProductRule) =>
    parseCountryList(countryList).codes.includes(territory);
  const whitelists = own.filter(({ isWhitelist }) => isWhitelist);
  const isBlacklisted = own.some((rule) => !rule.isWhitelist && names(rule));
  return isBlacklisted || (whitelists.length > 0 && !whitelists.some(names));
}

/** Product types that are excluded from a territory, by {@link isExcluded}. */
export const excludedTypes = (territory: string, rules: readonly ProductRule[]): ProductType[] =>
  PRODUCT_TYPES.filter((type) => isExcluded(type, territory, rules));

/** Countries in which a product type is sold, out of those the shop delivers to; `null` for all. */
export function territoriesSelling(
  productType: string,
  delivered: readonly string[],
  rules: readonly ProductRule[],
): readonly string[] | null {
  const selling = delivered.filter((territory) => !isExcluded(productType, territory, rules));
  return selling.length === delivered.length ? null : selling;
}
