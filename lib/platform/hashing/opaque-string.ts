/**
 * A password in the one form in which it is hashed (RFC 8265, OpaqueString): blanks of every script are
 * the common blank, and letters are composed, so that any keyboard and clipboard gives the same one.
 */
export const opaqueString = (password: string): string =>
  password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');

/** Whether a repeated password is the same one, whichever keyboard it was typed on. */
export const isSamePassword = (repeated: unknown, password: string): boolean =>
  typeof repeated === 'string' && opaqueString(repeated) === opaqueString(password);
