import { and, asc, eq, lte, not, sql, type SQL } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { eqLiteral } from '@/lib/platform/db/eq-literal';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { reservationItems, reservations } from '@/lib/platform/db/schema-reservations';
import type { Transaction } from '@/lib/platform/db/transaction';
import { isGivenUp } from '@/lib/platform/jobs/given-up-jobs.server';
import { report } from '@/lib/platform/log/log.server';
import { returnStoreStock } from './store-stock.server';

/** Maximum number of reservations handled per round. */
const MAX = 50;

/**
 * Ends a reservation and returns its pieces to the store.
 * @param when condition beside that it is held
 * @returns whether it was ended; one that is missing or has ended is left unchanged
 */
async function endWithin(
  transaction: Transaction,
  reservationId: string,
  when?: SQL,
): Promise<boolean> {
  const [ended] = await transaction
    .update(reservations)
    .set({ status: 'expired', endedAt: sql`now()` })
    .where(and(eq(reservations.id, reservationId), eq(reservations.status, 'held'), when))
    .returning({ store: reservations.store });
  if (!ended) return false;
  const items = await transaction
    .select({ sku: reservationItems.sku, quantity: reservationItems.quantity })
    .from(reservationItems)
    .where(eq(reservationItems.reservationId, reservationId));
  await returnStoreStock(
    transaction,
    items.map((item) => ({ ...item, store: ended.store })),
  );
  return true;
}

/** Ends a reservation that nobody will collect, before its time. @returns whether it was held */
export const releaseReservation = (
  transaction: Transaction,
  reservationId: string,
): Promise<boolean> => endWithin(transaction, reservationId);

/**
 * Ends a reservation that has expired and returns its pieces to the store, in one transaction; of
 * concurrent calls one succeeds. One that is missing, has ended or has not expired is left
 * unchanged.
 * @param reservationId a UUID
 */
export async function expireReservation(reservationId: string): Promise<void> {
  await inTransaction((transaction) =>
    endWithin(transaction, reservationId, lte(reservations.heldUntil, sql`now()`)),
  );
}

/** Ends reservations that no job has ended, for example because it was lost with its process. */
export async function expireDueReservations(): Promise<void> {
  const due = await database()
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eqLiteral(reservations.status, 'held'),
        // More recent ones may still be in progress elsewhere.
        lte(reservations.heldUntil, sql`now() - interval '30 seconds'`),
        // Otherwise fifty that cannot be ended would always be the oldest.
        not(isGivenUp(sql`'expire-reservation:' || ${reservations.id}`)),
      ),
    )
    .orderBy(asc(reservations.heldUntil))
    .limit(MAX);
  for (const { id } of due)
    // A reservation that cannot be ended must not block the others.
    await expireReservation(id).catch((error: unknown) =>
      report('reservation could not be ended', { reservationId: id, error }),
    );
}
