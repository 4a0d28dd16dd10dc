export interface BrandNames {
  /** Used in file names, CSS and the space: `abc`. */
  key: string;
  /** Name for visitors. */
  name: string;
}

/** Rejects a brand, with the reason for users. */
export class BrandRejected extends Error {}

/** @throws BrandRejected for an invalid key */
export function brandNames(key: string, name: string | undefined): BrandNames {
  // Used for search indices, database sequences and the subdomain.
  if (!/^[a-z]{2,8}$/.test(key))
    throw new BrandRejected(`"${key}" is no key: two to eight small letters, for example abc`);
  const shown = name ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  if (!/^[^'"\\\n]{1,60}$/.test(shown)) throw new BrandRejected('A name has at most 60 characters');
  return { key, name: shown };
}
