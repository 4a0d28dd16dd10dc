import { and, desc, eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { reservations } from '@/lib/platform/db/schema-reservations';
import type { Session } from '@/lib/shop/page-context/session';
import { withItems } from './load-placed.server';
import type { PlacedInStore } from './loaded-reservation';

/** Maximum number of reservations in a response. */
const MAX_SHOWN = 100;

/** A reservation in a customer's history. */
export interface PastReservation extends PlacedInStore {
  /** Epoch milliseconds. */
  placedAt: number;
}

/**
 * A customer's reservations in a shop, latest first.
 * @param territory of the reader, ISO 3166-1 alpha-2, upper case
 * @returns `null` for visitors who are not logged in
 */
export async function loadReservationHistory(
  session: Session | null,
  territory: string,
): Promise<PastReservation[] | null> {
  if (!session?.customerId) return null;
  const rows = await database()
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.customerId, session.customerId),
        eq(reservations.project, session.project),
      ),
    )
    .orderBy(desc(reservations.placedAt), desc(reservations.number))
    .limit(MAX_SHOWN);
  const placed = await withItems(rows, territory);
  return placed.map((each, at) => ({ ...each, placedAt: rows[at]?.placedAt.getTime() ?? 0 }));
}
