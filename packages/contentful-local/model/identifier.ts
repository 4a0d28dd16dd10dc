import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A random id in the vendor's form: letters and digits, 22 by default. */
export function newId(length = 22): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Ids a client may choose: 1–64 letters, digits, `-`, `_` and `.`. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-zA-Z0-9._-]{1,64}$/.test(value);
