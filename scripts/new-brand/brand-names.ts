import { isCountryCode } from '@/lib/shop/project/countries';

export interface BrandNames {
  /** Used in file names, CSS and the space: `abc`. */
  key: string;
  /** Name for visitors. */
  name: string;
  /** To which it delivers, ISO 3166-1 alpha-2. */
  countries: readonly string[];
}

const USUAL_COUNTRIES = ['DE', 'AT', 'CH'];

/** Rejects a brand, with the reason for users. */
export class BrandRejected extends Error {}

/**
 * @param countries to which it delivers; by default {@link USUAL_COUNTRIES}
 * @throws BrandRejected for an invalid key, name or country
 */
export function brandNames(
  key: string,
  name: string | undefined,
  countries: readonly string[] = [],
): BrandNames {
  // Used for search indices, database sequences and the subdomain.
  if (!/^[a-z]{2,8}$/.test(key))
    throw new BrandRejected(`"${key}" is no key: two to eight small letters, for example abc`);
  const shown = name ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  if (!/^[^'"\\\n]{1,60}$/.test(shown)) throw new BrandRejected('A name has at most 60 characters');
  const chosen = countries.map((each) => each.toUpperCase());
  const unknown = chosen.find((each) => !isCountryCode(each));
  if (unknown !== undefined) throw new BrandRejected(`${unknown} is no country: DE, for example`);
  return { key, name: shown, countries: chosen.length > 0 ? chosen : USUAL_COUNTRIES };
}
