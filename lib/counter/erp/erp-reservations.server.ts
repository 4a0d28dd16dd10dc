import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { handleReservation } from '@/lib/counter/reservations/handle-reservation.server';
import { loadStoreReservations } from '@/lib/counter/reservations/load-reservations.server';
import {
  RESERVATION_STEPS,
  type StaffReservation,
} from '@/lib/counter/reservations/reservation-list';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
import { database } from '@/lib/platform/db/database.server';
import { reservations } from '@/lib/platform/db/schema-reservations';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import { erpQueries } from './erp-queries.server';
import {
  authorizeErp,
  erpRejection,
  erpRequestKey,
  reaches,
  readErpBody,
  readErpQuery,
} from './erp-request.server';

export const reservationBody = z.strictObject({
  id: z.uuid(),
  action: z
    .enum(RESERVATION_STEPS)
    .describe('`release` returns the pieces to the store; those of a collected one are sold'),
});

const instant = (at: number) => new Date(at).toISOString();

const listed = ({ placedAt, heldUntil, endedAt, items, ...found }: StaffReservation) => ({
  ...found,
  placedAt: instant(placedAt),
  heldUntil: instant(heldUntil),
  endedAt: endedAt === null ? null : instant(endedAt),
  items: items.map(({ sku, quantity }) => ({ sku, quantity })),
});

/** Reservations of a store, or of all. */
export async function listErpReservations(request: ApiRequest): Promise<ApiResponse> {
  const { holder, actor } = await authorizeErp(request, 'reservations.read');
  const { state, store = null } = readErpQuery(request, erpQueries.reservations);
  const list = await loadStoreReservations(state, store, holder.project);
  const numbers = list.reservations.map(({ number }) => number);
  const entry = { action: 'reservations.listed', detail: { reservations: numbers } } as const;
  if (numbers.length > 0) await writeAudit(database(), { ...actor, ...entry });
  return { status: 200, body: { reservations: list.reservations.map(listed), isCut: list.isCut } };
}

/** Prepares a reservation, notes that it was collected, or releases it. */
export async function changeErpReservation(request: ApiRequest): Promise<ApiResponse> {
  const erp = await authorizeErp(request, 'reservations.handle');
  const requestKey = erpRequestKey(erp);
  const { id, action } = await readErpBody(request, reservationBody);
  const [found] = await database()
    .select({ project: reservations.project })
    .from(reservations)
    .where(eq(reservations.id, id));
  if (!found || !reaches(erp.holder, found.project))
    return problem(404, 'There is no such reservation');
  const handled = await handleReservation(erp.actor, id, action, requestKey);
  return handled === 'done' ? { status: 200, body: { id } } : erpRejection(handled);
}
