import { and, eq, isNull, sql } from 'drizzle-orm';
import { releaseReservation } from '@/lib/commerce/reservation/expire-reservation.server';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
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

/**
 * Prepares a reservation, notes that its pieces were collected, or releases them to the store.
 * @param id a UUID
 * @returns false for one that has ended, or was prepared before: nothing has changed
 */
export const handleReservation = (
  staffId: string,
  id: string,
  step: ReservationStep,
): Promise<boolean> =>
  inTransaction(async (transaction) => {
    if (!(await apply(transaction, id, step))) return false;
    const action = `reservation.${step}` as const;
    return writeAudit(transaction, { staffId, action, detail: { reservation: id } });
  });
