import { eq, lt } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { usedEditorLinks } from '@/lib/platform/db/schema';
import type { SignedToken } from './signed-token.mjs';

/**
 * Records for every instance that a token opens nothing any more: a link that was opened, a session
 * that was closed.
 * @returns false when it was recorded before. Of two simultaneous uses, one gets false.
 */
export async function claimToken({ nonce, expiresAt }: SignedToken): Promise<boolean> {
  const db = database();
  const taken = await db
    .insert(usedEditorLinks)
    .values({ nonce, expiresAt: new Date(expiresAt) })
    .onConflictDoNothing()
    .returning({ nonce: usedEditorLinks.nonce });
  // Expired tokens are rejected without a lookup.
  await db.delete(usedEditorLinks).where(lt(usedEditorLinks.expiresAt, new Date()));
  return taken.length === 1;
}

/** Whether a token was recorded by any instance. Asked each time: editors are few, and a cache would be late. */
export async function isClaimed({ nonce }: SignedToken): Promise<boolean> {
  const found = await database()
    .select({ nonce: usedEditorLinks.nonce })
    .from(usedEditorLinks)
    .where(eq(usedEditorLinks.nonce, nonce))
    .limit(1);
  return found.length > 0;
}
