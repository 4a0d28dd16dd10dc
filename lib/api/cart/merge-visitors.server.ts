import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import {
  mergeBaskets,
  type LostPieces,
  type MergedSessions,
} from '@/lib/commerce/basket/merge-baskets.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { orders } from '@/lib/platform/db/schema-orders';
import { reservations } from '@/lib/platform/db/schema-reservations';
import { sessions } from '@/lib/platform/db/schema-visits';
import type { Transaction } from '@/lib/platform/db/transaction';
import {
  mergeReservations,
  type LostReservation,
} from '@/lib/commerce/reservation/merge-reservations.server';
import { mergeWishlists } from '@/lib/commerce/wishlist/merge-wishlists.server';

/** What did not fit into the merged basket and lists; shown to the customer. */
export interface LostInMerge {
  basket: LostPieces[];
  /** Item numbers. */
  wishlist: string[];
  reservation: LostReservation[];
}

/**
 * Assigns orders placed in a customer's session to the customer, because the session may be
 * deleted.
 */
async function signOver(transaction: Transaction, session: string): Promise<void> {
  const customerId = sql`(SELECT customer_id FROM shop.sessions WHERE id = ${session})`;
  await transaction
    .update(orders)
    .set({ customerId })
    .where(and(eq(orders.sessionId, session), isNull(orders.customerId)));
  await transaction
    .update(reservations)
    .set({ customerId })
    .where(and(eq(reservations.sessionId, session), isNull(reservations.customerId)));
}

/**
 * Locks the orders of a session before its basket, in the order used when settling a payment, so
 * that a login and a payment cannot deadlock.
 */
async function lockOrders(transaction: Transaction, session: string): Promise<void> {
  await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.sessionId, session))
    .orderBy(asc(orders.id))
    .for('update');
}

/**
 * Merges everything of a guest into a customer's session: basket, wishlist, reservations and
 * orders, in one transaction. The guest's session ends, so that a repeat has no effect and the
 * guest's token gives no access to the customer's.
 * @param outer the transaction of the login, if there is one
 * @throws the driver's error when the database does not respond: nothing is merged then
 */
export async function mergeVisitors(
  merged: MergedSessions,
  outer?: Transaction,
): Promise<LostInMerge> {
  const merge = async (transaction: Transaction) => {
    await lockOrders(transaction, merged.from);
    const basket = await mergeBaskets(transaction, merged);
    const wishlist = await mergeWishlists(transaction, merged);
    const reservation = await mergeReservations(transaction, merged);
    if (merged.from !== merged.into) {
      const { from, into } = merged;
      await transaction.update(orders).set({ sessionId: into }).where(eq(orders.sessionId, from));
      await signOver(transaction, into);
      await transaction.delete(sessions).where(eq(sessions.id, from));
    }
    return { basket, wishlist, reservation };
  };
  return outer ? merge(outer) : inTransaction(merge);
}
