import { hkdfSync } from 'node:crypto';
import { env } from '@/lib/platform/env/env.server';

/**
 * A signing key for one purpose, the same on every instance and after a restart.
 * @param purpose what is signed with it; keys of different purposes are unrelated
 */
export function signingKey(purpose: string): string {
  const { SESSION_SECRET, STRIPE_WEBHOOK_SECRET, CONTENTFUL_REVALIDATE_SECRET } = env();
  // Without SESSION_SECRET the key is derived from other secrets, which all instances share.
  const secret = SESSION_SECRET ?? STRIPE_WEBHOOK_SECRET + CONTENTFUL_REVALIDATE_SECRET;
  return Buffer.from(hkdfSync('sha256', secret, '', `selvedge:${purpose}`, 32)).toString('hex');
}
