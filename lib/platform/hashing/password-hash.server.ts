import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { opaqueString } from './opaque-string';

/**
 * Argon2id 1.3 with OWASP's memory size (in KiB) for two passes. All parameters are explicit,
 * because hashes outlive the library's defaults. They are numbers because the library's enums exist
 * only as types.
 */
const COST = {
  algorithm: 2,
  version: 1,
  outputLen: 32,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Concurrent hashes: each takes a core and 19 MiB. */
const AT_ONCE = 2;
/** Queue length, about one second of work; further requests are rejected at once. */
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
    // A finished hash hands its slot to the next in the queue, so the count does not change.
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

/** Hashes a password for storage. @throws HashesBusy */
export const hashPassword = (password: string): Promise<string> =>
  serially(() => hash(opaqueString(password), COST));

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');

// outside: argon2-form, argon2-made-up
/**
 * A hash in the form that Argon2 writes, of 16 bytes of salt and no known password: checking against
 * it takes as long as against a customer's. It is not computed, so that computing it cannot fail.
 */
const OF_NOBODY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${base64(16)}$${base64(COST.outputLen)}`;

/**
 * Whether a password matches the stored hash.
 * @param stored `null` for an address without an account, which takes the same time
 * @throws HashesBusy
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  // outside: argon2-stored-cost, argon2-unreadable
  const isSame = await serially(() => verify(stored ?? OF_NOBODY, opaqueString(password)));
  return isSame && stored !== null;
}
