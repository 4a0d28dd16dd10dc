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

/** What the merged basket had no room for; shown to the customer. */
export interface LostInMerge {
  basket: LostPieces[];
  /** Item numbers. */
  wishlist: string[];
  reservation: LostReservation[];
}

/** What was placed in a customer's session is theirs, also once that session is gone. */
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
 * Locks the orders of a session before its basket, in the order of a settled payment: a login and a
 * payment at the same moment cannot deadlock.
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
 * Gives a customer all that they collected as a guest: basket, wishlist, reservations and orders, in
 * one transaction. The guest's session ends, so that a repeat changes nothing and nobody who knew
 * its token sees the customer's.
 * @param outer the transaction of the login; one of its own if there is none
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
