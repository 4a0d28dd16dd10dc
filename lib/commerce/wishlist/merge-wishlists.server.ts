import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { wishlistItems, wishlists } from '@/lib/platform/db/schema-wishlists';
import type { Transaction } from '@/lib/platform/db/transaction';
import { isExpired } from './wishlist-rows.server';
import { MAX_ITEMS } from './wishlist';

const touched = { changedAt: sql`clock_timestamp()` };

/** Locks both lists in a fixed order, so that concurrent merges cannot deadlock. */
async function lockBoth(transaction: Transaction, from: string, into: string) {
  const rows = await transaction
    .select({ id: wishlists.id, sessionId: wishlists.sessionId, isPast: isExpired })
    .from(wishlists)
    .where(inArray(wishlists.sessionId, [from, into]))
    .orderBy(asc(wishlists.id))
    .for('update');
  return {
    guest: rows.find(({ sessionId }) => sessionId === from),
    customer: rows.find(({ sessionId }) => sessionId === into),
  };
}

/** Moves the guest's articles that fit to the customer's list; existing ones keep their size. */
async function moveItems(transaction: Transaction, guest: string, customer: string) {
  const itemsOf = (id: string) =>
    and(eq(wishlistItems.wishlistId, id), isNull(wishlistItems.removedAt));
  const [own] = await transaction
    .select({ items: count() })
    .from(wishlistItems)
    .where(itemsOf(customer));
  const items = await transaction
    .select()
    .from(wishlistItems)
    .where(itemsOf(guest))
    .orderBy(asc(wishlistItems.addedAt), asc(wishlistItems.id));
  let room = MAX_ITEMS - (own?.items ?? 0);
  const lost: string[] = [];
  for (const { id: _, wishlistId: __, ...item } of items) {
    const isPresent = await transaction.$count(
      wishlistItems,
      and(itemsOf(customer), eq(wishlistItems.itemNumber, item.itemNumber)),
    );
    if (isPresent > 0) continue;
    if (room-- <= 0) {
      lost.push(item.itemNumber);
      continue;
    }
    await transaction
      .insert(wishlistItems)
      .values({ ...item, wishlistId: customer })
      .onConflictDoUpdate({
        target: [wishlistItems.wishlistId, wishlistItems.itemNumber],
        set: {
          removedAt: null,
          sku: item.sku,
          changes: sql`excluded.changes || ${wishlistItems.changes}`,
        },
      });
  }
  return lost;
}

/**
 * Merges a guest's wishlist into a customer's. The guest's list and its link are deleted, so that a
 * repeat has no effect; an expired list is just deleted.
 * @param transaction that also merges everything else of the two sessions
 * @returns item numbers that did not fit
 */
export async function mergeWishlists(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<string[]> {
  const { guest, customer } = await lockBoth(transaction, from, into);
  if (!guest || from === into) return [];
  if (!customer && !guest.isPast) {
    await transaction
      .update(wishlists)
      .set({ sessionId: into, shareToken: null, ...touched })
      .where(eq(wishlists.id, guest.id));
    return [];
  }
  const lost = customer && !guest.isPast ? await moveItems(transaction, guest.id, customer.id) : [];
  await transaction.delete(wishlists).where(eq(wishlists.id, guest.id));
  if (customer)
    await transaction.update(wishlists).set(touched).where(eq(wishlists.id, customer.id));
  return lost;
}
