import { z } from 'zod';
import { database } from '@/lib/platform/db/database.server';
import { wishlists } from '@/lib/platform/db/schema-wishlists';
import { problem } from '@/lib/platform/http/api-response';
import { guarded, type Operation } from '@/lib/platform/http/api-route.server';
import { readBody } from '@/lib/platform/http/read-body.server';
import { findSession } from '@/lib/customer/session/session.server';
import { isExpired } from '@/lib/commerce/wishlist/wishlist-rows.server';

const migration = z.object({ userId: z.string().min(1).max(64) });

/**
 * Moves the guest's wishlist to a customer's account. Logging in has already done so
 * (`mergeVisitors`): customers get a success, and others are rejected.
 */
export const migrateWishlist: Operation = async (request) => {
  const sent = await readBody(request, migration);
  if (!sent.ok) return sent.rejection;
  const session = await findSession(request);
  if (session?.customerId === sent.value.userId) return { status: 200, body: { success: true } };
  return problem(401, 'Only a customer who is logged in may do this', { code: 'not_logged_in' });
};

/**
 * Deletes guests' expired wishlists. A GET that changes something, therefore guarded as a write.
 */
export const cleanWishlists = guarded(async () => {
  await database().delete(wishlists).where(isExpired);
  return { status: 200, body: { success: true } };
});
