import { sql } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';

/**
 * Deletes what changes of baskets and wishlists leave behind: intents whose repeats no longer arrive,
 * and lines that were removed too long ago to be wanted back. Rows that a change has locked are left
 * for the next run: it waits for nobody, so nobody waits for it in turn.
 */
export async function forgetChanges(): Promise<void> {
  const db = database();
  await db.execute(sql`
    DELETE FROM shop.basket_intents WHERE (basket_id, key) IN (
      SELECT basket_id, key FROM shop.basket_intents
      WHERE received_at < now() - interval '1 day' FOR UPDATE SKIP LOCKED)`);
  await db.execute(sql`
    DELETE FROM shop.basket_lines WHERE id IN (
      SELECT id FROM shop.basket_lines
      WHERE removed_at < now() - interval '1 hour' FOR UPDATE SKIP LOCKED)`);
  await db.execute(sql`
    DELETE FROM shop.wishlist_items WHERE id IN (
      SELECT id FROM shop.wishlist_items
      WHERE removed_at < now() - interval '1 hour' FOR UPDATE SKIP LOCKED)`);
}
