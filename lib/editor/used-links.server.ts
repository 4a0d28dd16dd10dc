import { lt } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';
import { usedEditorLinks } from '@/lib/db/schema';
import type { SignedToken } from './signed-token.mjs';

/**
 * Takes note that a link is used, on every instance.
 * @returns false when it was used before. Of two that use it at once, one is told so.
 */
export async function claimLink({ nonce, expiresAt }: SignedToken): Promise<boolean> {
  const db = database();
  const taken = await db
    .insert(usedEditorLinks)
    .values({ nonce, expiresAt: new Date(expiresAt) })
    .onConflictDoNothing()
    .returning({ nonce: usedEditorLinks.nonce });
  // Expired links are refused without being looked up.
  await db.delete(usedEditorLinks).where(lt(usedEditorLinks.expiresAt, new Date()));
  return taken.length === 1;
}
