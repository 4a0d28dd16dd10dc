import { asc, eq, inArray } from 'drizzle-orm';
import {
  reservationBaskets,
  reservationLines,
  reservations,
} from '@/lib/platform/db/schema-reservations';
import type { Transaction } from '@/lib/platform/db/transaction';
import { MAX_RESERVED_LINES, nextReservationChangeDate } from './change-reservation.server';
import { MAX_RESERVED } from './reservation';

/** Pieces of an article, in one store, that did not fit. */
export interface LostReservation {
  sku: string;
  store: string;
  pieces: number;
}

/** Locks both baskets in a fixed order, so that concurrent merges cannot deadlock. */
async function lockBoth(transaction: Transaction, from: string, into: string) {
  const rows = await transaction
    .select({ id: reservationBaskets.id, sessionId: reservationBaskets.sessionId })
    .from(reservationBaskets)
    .where(inArray(reservationBaskets.sessionId, [from, into]))
    .orderBy(asc(reservationBaskets.id))
    .for('update');
  const idOf = (session: string) => rows.find(({ sessionId }) => sessionId === session)?.id;
  return { guest: idOf(from), customer: idOf(into) };
}

async function moveLines(transaction: Transaction, guest: string, customer: string) {
  const lines = await transaction
    .select()
    .from(reservationLines)
    .where(inArray(reservationLines.basketId, [guest, customer]))
    .orderBy(asc(reservationLines.addedAt), asc(reservationLines.id));
  const articleOf = ({ store, sku }: { store: string; sku: string }) => `${store} ${sku}`;
  const own = lines.filter(({ basketId }) => basketId === customer);
  const pieces = new Map(own.map((line) => [articleOf(line), line.quantity]));
  const lost: LostReservation[] = [];
  for (const { basketId, store, sku, quantity: wanted } of lines) {
    if (basketId === customer) continue;
    const present = pieces.get(articleOf({ store, sku }));
    const hasRoom = present !== undefined || pieces.size < MAX_RESERVED_LINES;
    const quantity = hasRoom ? Math.min(MAX_RESERVED, (present ?? 0) + wanted) : 0;
    const missing = (present ?? 0) + wanted - quantity;
    if (missing > 0) lost.push({ sku, store, pieces: missing });
    if (!hasRoom) continue;
    pieces.set(articleOf({ store, sku }), quantity);
    await transaction
      .insert(reservationLines)
      .values({ basketId: customer, store, sku, quantity })
      .onConflictDoUpdate({
        target: [reservationLines.basketId, reservationLines.store, reservationLines.sku],
        set: { quantity },
      });
  }
  return lost;
}

/**
 * Merges a guest's reservation basket into a customer's, and assigns the guest's reservations to
 * the customer. The guest's basket is deleted, so that a repeat has no effect. Stock is checked
 * when the pieces are reserved.
 * @param transaction that also merges everything else of the two sessions
 * @returns the pieces that did not fit
 */
export async function mergeReservations(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<LostReservation[]> {
  if (from === into) return [];
  await transaction
    .update(reservations)
    .set({ sessionId: into })
    .where(eq(reservations.sessionId, from));
  const { guest, customer } = await lockBoth(transaction, from, into);
  if (!guest) return [];
  if (!customer) {
    await transaction
      .update(reservationBaskets)
      .set({ sessionId: into, changedAt: nextReservationChangeDate })
      .where(eq(reservationBaskets.id, guest));
    return [];
  }
  const lost = await moveLines(transaction, guest, customer);
  const [removed] = await transaction
    .delete(reservationBaskets)
    .where(eq(reservationBaskets.id, guest))
    .returning({ contact: reservationBaskets.contact });
  await transaction
    .update(reservationBaskets)
    .set({
      changedAt: nextReservationChangeDate,
      // What was typed last, in this browser.
      ...(removed?.contact && { contact: removed.contact }),
    })
    .where(eq(reservationBaskets.id, customer));
  return lost;
}
