import { and, asc, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { eqLiteral } from '@/lib/platform/db/eq-literal';
import { stores } from '@/lib/platform/db/schema';
import { reservationItems, reservations } from '@/lib/platform/db/schema-reservations';
import { shownPhone } from '@/lib/shop/address/phone-number.server';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import type { ReservationList, ReservationState, StaffReservation } from './reservation-list';

/** Reservations of a page. */
const MAX_SHOWN = 100;

/** The statement of a list: held ones by their end, ended ones latest first. @param project `null` for all shops */
export const reservationsPage = (
  state: ReservationState,
  store: string | null,
  project: string | null = null,
) => {
  const inStore = and(
    store === null ? undefined : eq(reservations.store, store),
    project === null ? undefined : eq(reservations.project, project),
  );
  const isHeld = eqLiteral(reservations.status, 'held');
  const { preparedAt, endedAt, heldUntil } = reservations;
  const inState = {
    toPrepare: and(isHeld, isNull(preparedAt)),
    ready: and(isHeld, isNotNull(preparedAt)),
    ended: isNotNull(endedAt),
  };
  return database()
    .select()
    .from(reservations)
    .where(and(inStore, inState[state]))
    .orderBy(state === 'ended' ? desc(endedAt) : asc(heldUntil))
    .limit(MAX_SHOWN + 1);
};

type Row = typeof reservations.$inferSelect;

async function withItems(rows: readonly Row[]): Promise<StaffReservation[]> {
  const ids = rows.map(({ id }) => id);
  const items = await database()
    .select()
    .from(reservationItems)
    .where(inArray(reservationItems.reservationId, ids))
    .orderBy(asc(reservationItems.position));
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    store: row.store,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    phone: row.phone && shownPhone(row.phone, shopSettings(row.project).seller.country),
    status: row.status,
    placedAt: row.placedAt.getTime(),
    heldUntil: row.heldUntil.getTime(),
    endedAt: row.endedAt?.getTime() ?? null,
    items: items
      .filter(({ reservationId }) => reservationId === row.id)
      .map(({ sku, name, colour, size, quantity }) => ({ sku, name, colour, size, quantity })),
  }));
}

/** Reservations of a store, or of all. @param project `null` for all shops */
export async function loadStoreReservations(
  state: ReservationState,
  store: string | null,
  project: string | null = null,
): Promise<ReservationList> {
  const rows = await reservationsPage(state, store, project);
  const shown = rows.slice(0, MAX_SHOWN);
  const named = await database()
    .select({ store: stores.number, name: stores.name })
    .from(stores)
    .where(ne(stores.name, ''))
    .orderBy(asc(stores.name), asc(stores.number));
  return {
    store,
    state,
    reservations: await withItems(shown),
    stores: named,
    isCut: rows.length > MAX_SHOWN,
  };
}
