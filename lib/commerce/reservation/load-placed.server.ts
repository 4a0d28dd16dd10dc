import { and, asc, eq, inArray } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { reservationItems, reservations } from '@/lib/platform/db/schema-reservations';
import { parseLocale } from '@/lib/shop/page-context/locale';
import type { Session } from '@/lib/shop/page-context/session';
import { loadStores } from './load-stores.server';
import type { PlacedInStore } from './loaded-reservation';
import { shownEmail } from '@/lib/shop/address/shown-email.server';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Row = typeof reservations.$inferSelect;

/**
 * Reservations with their stores and articles.
 * @param territory of the reader, ISO 3166-1 alpha-2, upper case
 */
export async function withItems(rows: readonly Row[], territory: string): Promise<PlacedInStore[]> {
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
      territory,
    ),
  ]);
  return rows.map(({ id, number, store, status, email, heldUntil }) => ({
    number,
    email: shownEmail(email),
    isHeld: status === 'held',
    isCollected: status === 'collected',
    heldUntil: heldUntil.getTime(),
    store: stores.find((each) => each.store === store) ?? null,
    items: items
      .filter(({ reservationId }) => reservationId === id)
      .map(({ id: itemId, articleNumber, itemNumber, name, colour, size, quantity }) => ({
        id: itemId,
        articleNumber,
        itemNumber,
        name,
        colour,
        size,
        quantity,
      })),
  }));
}

/**
 * Reservations made by a visitor with one form; nothing for another visitor's key.
 * @param requestKey from the address, so it may be anything
 * @param territory of the visitor, ISO 3166-1 alpha-2, upper case
 */
export async function loadPlaced(
  session: Session | null,
  requestKey: string | null,
  territory: string,
): Promise<PlacedInStore[]> {
  if (!session || !requestKey || !UUID.test(requestKey)) return [];
  return withItems(
    await database()
      .select()
      .from(reservations)
      .where(and(eq(reservations.requestKey, requestKey), eq(reservations.sessionId, session.id)))
      .orderBy(asc(reservations.store)),
    territory,
  );
}

/**
 * One reservation for its email, which is read where it was made; `null` when there is none.
 * @param reservationId a UUID
 */
export async function loadReserved(reservationId: string) {
  const rows = await database()
    .select()
    .from(reservations)
    .where(eq(reservations.id, reservationId));
  const [row] = rows;
  const territory = row ? (parseLocale(row.project, row.locale)?.territory ?? '') : '';
  const [placed] = await withItems(rows, territory);
  return row && placed ? { row, placed } : null;
}
