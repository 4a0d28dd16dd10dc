import { hkdfSync } from 'node:crypto';
import { env } from '@/lib/platform/env/env.server';

/**
 * A key for one purpose, the same on every instance and after a restart.
 * @param purpose what is signed with it; keys of different purposes tell nothing of each other
 */
export function signingKey(purpose: string): string {
  const { SESSION_SECRET, STRIPE_WEBHOOK_SECRET, CONTENTFUL_REVALIDATE_SECRET } = env();
  // Without a secret of its own the shop has others, which all instances share.
  const secret = SESSION_SECRET ?? STRIPE_WEBHOOK_SECRET + CONTENTFUL_REVALIDATE_SECRET;
  return Buffer.from(hkdfSync('sha256', secret, '', `selvedge:${purpose}`, 32)).toString('hex');
}
