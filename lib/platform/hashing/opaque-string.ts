/**
 * Normalises a password before hashing (RFC 8265, OpaqueString): all Unicode spaces become ASCII
 * spaces and letters are composed, so that every keyboard and clipboard gives the same string.
 */
export const opaqueString = (password: string): string =>
  password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');

/** Whether a repeated password equals the first, whichever keyboard it was typed on. */
export const isSamePassword = (repeated: unknown, password: string): boolean =>
  typeof repeated === 'string' && opaqueString(repeated) === opaqueString(password);
