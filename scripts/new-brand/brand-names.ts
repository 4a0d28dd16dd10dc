/** Key and name of a shop that is to be written. */
export interface BrandNames {
  /** In addresses of files, in CSS and in the space: `abc`. */
  key: string;
  /** As visitors read it. */
  name: string;
}

/** A brand that cannot be written, with the reason for people. */
export class BrandRejected extends Error {}

/** @throws BrandRejected for a key that is none */
export function brandNames(key: string, name: string | undefined): BrandNames {
  // The search names its indices by it, the database its sequences, the host its subdomain.
  if (!/^[a-z]{2,8}$/.test(key))
    throw new BrandRejected(`"${key}" is no key: two to eight small letters, for example abc`);
  const shown = name ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  if (!/^[^'"\\\n]{1,60}$/.test(shown)) throw new BrandRejected('A name has at most 60 characters');
  return { key, name: shown };
}
