import { eq, lt } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { usedEditorLinks } from '@/lib/platform/db/schema';
import type { SignedToken } from './signed-token.mjs';

/**
 * Invalidates a token for every instance: a link that was used, or a session that was closed.
 * @returns false if it was invalidated before. Of two simultaneous calls, one gets false.
 */
export async function claimToken({ nonce, expiresAt }: SignedToken): Promise<boolean> {
  const db = database();
  const taken = await db
    .insert(usedEditorLinks)
    .values({ nonce, expiresAt: new Date(expiresAt) })
    .onConflictDoNothing()
    .returning({ nonce: usedEditorLinks.nonce });
  // Expired tokens are rejected without a lookup, so their rows are not needed.
  await db.delete(usedEditorLinks).where(lt(usedEditorLinks.expiresAt, new Date()));
  return taken.length === 1;
}

/**
 * Whether any instance has invalidated a token. Not cached: editors are few, and a cached result
 * could be outdated.
 */
export async function isClaimed({ nonce }: SignedToken): Promise<boolean> {
  const found = await database()
    .select({ nonce: usedEditorLinks.nonce })
    .from(usedEditorLinks)
    .where(eq(usedEditorLinks.nonce, nonce))
    .limit(1);
  return found.length > 0;
}
