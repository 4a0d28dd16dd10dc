import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { releaseReservation } from '@/lib/commerce/reservation/expire-reservation.server';
import { findRequest, writeAudit, type Actor } from '@/lib/counter/staff/audit-log.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { reservations } from '@/lib/platform/db/schema-reservations';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { ReservationStep } from './reservation-list';

async function apply(transaction: Transaction, id: string, step: ReservationStep) {
  if (step === 'release') return releaseReservation(transaction, id);
  const isHeld = and(eq(reservations.id, id), eq(reservations.status, 'held'));
  const changed =
    step === 'prepare'
      ? await transaction
          .update(reservations)
          .set({ preparedAt: sql`now()` })
          .where(and(isHeld, isNull(reservations.preparedAt)))
      : await transaction
          .update(reservations)
          .set({ status: 'collected', endedAt: sql`now()` })
          .where(isHeld);
  return changed.rowCount === 1;
}

/** `gone`: it has ended, or was prepared before; `key_used`: for another request. */
export type HandledReservation = 'done' | 'gone' | 'key_used';

/**
 * Prepares a reservation, notes that its pieces were collected, or releases them to the store.
 * @param id a UUID
 * @param requestKey idempotency key of a request: sent twice, it does it once
 */
export const handleReservation = (
  actor: Actor,
  id: string,
  step: ReservationStep,
  requestKey: string = randomUUID(),
): Promise<HandledReservation> =>
  inTransaction(async (transaction) => {
    const action = `reservation.${step}` as const;
    const entry = { ...actor, action, detail: { reservation: id }, requestKey };
    if ((await findRequest(transaction, entry)) === 'other') return 'key_used';
    if (!(await apply(transaction, id, step)))
      return (await findRequest(transaction, entry)) === 'same' ? 'done' : 'gone';
    if (await writeAudit(transaction, entry)) return 'done';
    throw new Error('two requests had one idempotency key at the same time');
  });
