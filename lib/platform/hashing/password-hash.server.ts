import { hash, verify } from '@node-rs/argon2';
import { opaqueString } from './opaque-string';

/**
 * Argon2id 1.3 with the memory in KiB that OWASP names for two passes. Everything is named, because
 * hashes outlive the library's defaults; its enums exist in its types alone.
 */
const COST = {
  algorithm: 2,
  version: 1,
  outputLen: 32,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Each takes a core and 19 MiB: no more of them at once. */
const AT_ONCE = 2;
/** A second's work; whoever comes later is turned away. */
const MAX_WAITING = 24;

/** Too many passwords are being checked. */
export class HashesBusy extends Error {
  override readonly name = 'HashesBusy';
}

let running = 0;
const waiting: (() => void)[] = [];

async function serially<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new HashesBusy('too many passwords to check');
    // Whoever ends passes its place on: the count stays.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** A password as it is stored. @throws HashesBusy */
export const hashPassword = (password: string): Promise<string> =>
  serially(() => hash(opaqueString(password), COST));

/** Hash of no password; checking against it takes as long as against a customer's. */
let ofNobody: Promise<string> | undefined;

/**
 * Whether a password is the stored one.
 * @param stored `null` for an address without an account, which takes just as long
 * @throws HashesBusy
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  ofNobody ??= hash(`nobody's ${Math.random()}`, COST);
  const against = stored ?? (await ofNobody);
  const isSame = await serially(() => verify(against, opaqueString(password)));
  return isSame && stored !== null;
}
