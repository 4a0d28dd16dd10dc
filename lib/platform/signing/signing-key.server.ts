import { hkdfSync } from 'node:crypto';
import { env } from '@/lib/platform/env/env.server';

const derive = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `selvedge:${purpose}`, 32)).toString('hex');

/**
 * A signing key for one purpose, the same on every instance and after a restart.
 * @param purpose what is signed with it; keys of different purposes are unrelated
 */
export function signingKey(purpose: string): string {
  const { SESSION_SECRET, STRIPE_WEBHOOK_SECRET, CONTENTFUL_REVALIDATE_SECRET } = env();
  // Without SESSION_SECRET the key is derived from other secrets, which all instances share.
  return derive(SESSION_SECRET ?? STRIPE_WEBHOOK_SECRET + CONTENTFUL_REVALIDATE_SECRET, purpose);
}

/** The key that signs, and those of other secrets whose signatures are valid too. */
export const validKeys = (purpose: string): [string, ...string[]] => [
  signingKey(purpose),
  ...env().SESSION_SECRETS_ACCEPTED.map((secret) => derive(secret, purpose)),
];

/** The first result of one of the keys; `null` if none has one. */
export function withValidKey<Result>(
  keys: readonly string[],
  open: (key: string) => Result | null,
): Result | null {
  for (const key of keys) {
    const result = open(key);
    if (result !== null) return result;
  }
  return null;
}
