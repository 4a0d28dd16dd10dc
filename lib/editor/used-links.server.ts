import { lt } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';
import { usedEditorLinks } from '@/lib/db/schema';
import type { SignedToken } from './signed-token.mjs';

/**
 * Records on every instance that a link is used.
 * @returns false when it was used before. Of two simultaneous uses, one gets false.
 */
export async function claimLink({ nonce, expiresAt }: SignedToken): Promise<boolean> {
  const db = database();
  const taken = await db
    .insert(usedEditorLinks)
    .values({ nonce, expiresAt: new Date(expiresAt) })
    .onConflictDoNothing()
    .returning({ nonce: usedEditorLinks.nonce });
  // Expired links are rejected without a lookup.
  await db.delete(usedEditorLinks).where(lt(usedEditorLinks.expiresAt, new Date()));
  return taken.length === 1;
}
