import { and, asc, eq, inArray } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { reservationItems, reservations } from '@/lib/platform/db/schema-reservations';
import type { Session } from '@/lib/shop/page-context/session';
import { loadStores } from './load-stores.server';
import type { PlacedInStore } from './loaded-reservation';
import { shownEmail } from '@/lib/shop/address/shown-email.server';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Row = typeof reservations.$inferSelect;

/** Reservations with their stores and articles. */
export async function withItems(rows: readonly Row[]): Promise<PlacedInStore[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [items, stores] = await Promise.all([
    database()
      .select()
      .from(reservationItems)
      .where(inArray(reservationItems.reservationId, ids))
      .orderBy(asc(reservationItems.position)),
    loadStores(
      rows.map(({ store }) => store),
      // All of them are read by whoever made the first.
      rows[0]?.locale.split('-')[1]?.toUpperCase() ?? '',
    ),
  ]);
  return rows.map(({ id, number, store, status, email, heldUntil }) => ({
    number,
    email: shownEmail(email),
    isHeld: status === 'held',
    heldUntil: heldUntil.getTime(),
    store: stores.find((each) => each.store === store) ?? null,
    items: items
      .filter(({ reservationId }) => reservationId === id)
      .map(({ id: itemId, itemNumber, name, colour, size, quantity }) => ({
        id: itemId,
        itemNumber,
        name,
        colour,
        size,
        quantity,
      })),
  }));
}

/**
 * What a visitor has reserved with one form; nothing for another visitor's key.
 * @param requestKey of the address: anything
 */
export async function loadPlaced(
  session: Session | null,
  requestKey: string | null,
): Promise<PlacedInStore[]> {
  if (!session || !requestKey || !UUID.test(requestKey)) return [];
  return withItems(
    await database()
      .select()
      .from(reservations)
      .where(and(eq(reservations.requestKey, requestKey), eq(reservations.sessionId, session.id)))
      .orderBy(asc(reservations.store)),
  );
}

/** One reservation for its email; `null` when there is none. @param reservationId a UUID */
export async function loadReserved(reservationId: string) {
  const rows = await database()
    .select()
    .from(reservations)
    .where(eq(reservations.id, reservationId));
  const [row] = rows;
  const [placed] = await withItems(rows);
  return row && placed ? { row, placed } : null;
}
