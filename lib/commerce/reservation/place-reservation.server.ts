import { asc, eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import {
  reservationBaskets,
  reservationLines,
  reservations,
} from '@/lib/platform/db/schema-reservations';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Session } from '@/lib/shop/page-context/session';
import { dropStoreWhenEmpty, lockReservationBasket } from './change-reservation.server';
import type { Contact } from './contact';
import type { ReservationLine, ReservationRejection } from './reservation';
import { takeStoreStock } from './store-stock.server';
import { writeReservation, type ReservedLine } from './write-reservation.server';

export interface ReservationRequest {
  session: Session;
  context: PageContext;
  /** Scheme and host of the visit. */
  origin: string;
  /** Idempotency key: repeated, the form reserves nothing more. */
  requestKey: string;
  contact: Contact;
  /** The lines by SKU with the names to record; loaded beforehand, outside the transaction. */
  names: ReadonlyMap<string, ReservationLine>;
}

export type PlacedReservation =
  | { ok: true }
  /** Includes the line for which the store has too few pieces. */
  | { ok: false; code: ReservationRejection; line?: { store: string; sku: string } };

class Rejected extends Error {
  readonly placed: Extract<PlacedReservation, { ok: false }>;
  constructor(placed: Extract<PlacedReservation, { ok: false }>) {
    super(placed.code);
    this.placed = placed;
  }
}

async function isPlaced(transaction: Transaction, { requestKey, session }: ReservationRequest) {
  const [known] = await transaction
    .select({ sessionId: reservations.sessionId })
    .from(reservations)
    .where(eq(reservations.requestKey, requestKey));
  // A key of another visitor was guessed or copied, and finds nothing.
  if (known && known.sessionId !== session.id) throw new Rejected({ ok: false, code: 'invalid' });
  return known !== undefined;
}

/** @throws Refused if there is nothing to reserve, or an article is no longer sold */
async function linesOf(
  transaction: Transaction,
  basketId: string,
  { names }: ReservationRequest,
): Promise<ReservedLine[]> {
  const rows = await transaction
    .select()
    .from(reservationLines)
    .where(eq(reservationLines.basketId, basketId))
    .orderBy(asc(reservationLines.addedAt), asc(reservationLines.id));
  if (rows.length === 0) throw new Rejected({ ok: false, code: 'basket_empty' });
  return rows.map(({ store, sku, quantity }) => {
    const named = names.get(sku);
    if (!named) throw new Rejected({ ok: false, code: 'unknown_article', line: { store, sku } });
    const { articleNumber, itemNumber, name, colour, size } = named;
    return { store, sku, quantity, articleNumber, itemNumber, name, colour, size };
  });
}

async function placeWithin(transaction: Transaction, request: ReservationRequest): Promise<void> {
  const basket = await lockReservationBasket(transaction, request.session);
  if (!basket) throw new Rejected({ ok: false, code: 'basket_empty' });
  if (await isPlaced(transaction, request)) return;
  const lines = await linesOf(transaction, basket.id, request);
  const lacking = await takeStoreStock(transaction, lines);
  if (lacking) throw new Rejected({ ok: false, code: 'not_available_in_store', line: lacking });
  for (const store of [...new Set(lines.map((line) => line.store))].toSorted())
    await writeReservation(transaction, {
      ...request,
      store,
      lines: lines.filter((line) => line.store === store),
    });
  await transaction.delete(reservationLines).where(eq(reservationLines.basketId, basket.id));
  await dropStoreWhenEmpty(transaction, basket.id);
}

/**
 * Reserves the visitor's reservation basket in one transaction: takes the pieces out of the stores'
 * stock and writes one reservation per store, with its expiry and its email. All or nothing;
 * repeating it has no effect.
 * @throws the driver's error when the database does not respond
 */
export async function placeReservation(request: ReservationRequest): Promise<PlacedReservation> {
  try {
    await inTransaction((transaction) => placeWithin(transaction, request));
    return { ok: true };
  } catch (error) {
    if (error instanceof Rejected) return error.placed;
    throw error;
  }
}

/** Stores the contact as entered, so that the page can show it again. */
export async function storeContact(
  session: Session,
  contact: Record<string, string>,
): Promise<void> {
  await database()
    .update(reservationBaskets)
    .set({ contact })
    .where(eq(reservationBaskets.sessionId, session.id));
}

/** The contact as entered before. */
export async function typedBefore(session: Session): Promise<Readonly<Record<string, string>>> {
  const [basket] = await database()
    .select({ contact: reservationBaskets.contact })
    .from(reservationBaskets)
    .where(eq(reservationBaskets.sessionId, session.id));
  return basket?.contact ?? {};
}
