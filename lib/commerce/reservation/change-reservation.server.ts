import { and, count, eq, sql } from 'drizzle-orm';
import { findOffers } from '@/lib/commerce/basket/offers.server';
import { database, type Database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { stores, storeStock } from '@/lib/platform/db/schema';
import { reservationBaskets, reservationLines } from '@/lib/platform/db/schema-reservations';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Session } from '@/lib/shop/page-context/session';
import { MAX_RESERVED, type ReservationRejection } from './reservation';

/** An article, a store, and a quantity. */
export interface ReservationAddition {
  sku: string;
  store: string;
  quantity: number;
  /** Idempotency key of a script's request: sent twice, it adds once. */
  changeKey: string | null;
}

/** `null` if the change was made. */
type Rejected = ReservationRejection | null;

/** Maximum number of articles in a reservation basket, more than anyone would try on. */
export const MAX_RESERVED_LINES = 20;
/** Number of additions remembered per basket. */
const MAX_CHANGE_KEYS = 20;

const MANY_CHANGE_KEYS = sql.raw(String(MAX_CHANGE_KEYS));

/**
 * Timestamp of a change: later than that of the change before, even if the database's clock was set
 * back, because browsers use the basket with the latest one.
 */
export const nextReservationChangeDate = sql`greatest(clock_timestamp(),
  ${reservationBaskets.changedAt} + interval '1 microsecond')`;

/** Locks the visitor's reservation basket, or creates it. */
async function lockOrCreate(transaction: Transaction, { id, project }: Session) {
  const [basket] = await transaction
    .insert(reservationBaskets)
    .values({ sessionId: id, project })
    .onConflictDoUpdate({
      target: reservationBaskets.sessionId,
      set: { changedAt: nextReservationChangeDate },
    })
    .returning();
  if (!basket) throw new Error('the database kept no reservation basket');
  return basket;
}

/**
 * Locks the visitor's reservation basket and sets its timestamp: other changes wait. @returns
 * `null` if there is none
 */
export async function lockReservationBasket(transaction: Transaction, session: Session) {
  const [basket] = await transaction
    .update(reservationBaskets)
    .set({ changedAt: nextReservationChangeDate })
    .where(eq(reservationBaskets.sessionId, session.id))
    .returning();
  return basket ?? null;
}

/** Clears the store when no items remain. */
export async function dropStoreWhenEmpty(
  transaction: Transaction,
  basketId: string,
): Promise<void> {
  await transaction.execute(sql`
    UPDATE ${reservationBaskets} SET store = NULL WHERE id = ${basketId}
      AND NOT EXISTS (SELECT 1 FROM ${reservationLines} WHERE basket_id = ${basketId})`);
}

/** Pieces of a SKU in a store of the shop; `null` if the shop has no such store. */
async function stockIn(
  { store, sku }: Pick<ReservationAddition, 'store' | 'sku'>,
  project: string,
  reader: Database | Transaction = database(),
): Promise<number | null> {
  const [found] = await reader
    .select({ stock: sql<number>`coalesce(${storeStock.stock}, 0)` })
    .from(stores)
    .leftJoin(storeStock, and(eq(storeStock.store, stores.number), eq(storeStock.sku, sku)))
    .where(and(eq(stores.number, store), eq(stores.project, project)));
  return found?.stock ?? null;
}

async function hasRoom(transaction: Transaction, basketId: string): Promise<boolean> {
  const [found] = await transaction
    .select({ lines: count() })
    .from(reservationLines)
    .where(eq(reservationLines.basketId, basketId));
  return (found?.lines ?? 0) < MAX_RESERVED_LINES;
}

type Line = typeof reservationLines.$inferSelect;

async function lineFor(
  transaction: Transaction,
  basketId: string,
  { store, sku }: Pick<ReservationAddition, 'store' | 'sku'>,
): Promise<Line | null> {
  const [line] = await transaction
    .select()
    .from(reservationLines)
    .where(
      and(
        eq(reservationLines.basketId, basketId),
        eq(reservationLines.store, store),
        eq(reservationLines.sku, sku),
      ),
    );
  return line ?? null;
}

async function chooseStore(
  transaction: Transaction,
  basketId: string,
  addition: ReservationAddition,
) {
  const { store, changeKey } = addition;
  await transaction
    .update(reservationBaskets)
    .set({
      store,
      ...(changeKey && {
        intents: sql`(array_prepend(${changeKey}::uuid, intents))[1:${MANY_CHANGE_KEYS}]`,
      }),
    })
    .where(eq(reservationBaskets.id, basketId));
}

async function addWithin(
  transaction: Transaction,
  session: Session,
  { addition, stock }: { addition: ReservationAddition; stock: number },
): Promise<Rejected> {
  const basket = await lockOrCreate(transaction, session);
  if (addition.changeKey && basket.intents.includes(addition.changeKey)) return null;
  const { store, sku, quantity } = addition;
  const line = await lineFor(transaction, basket.id, addition);
  const wanted = (line?.quantity ?? 0) + quantity;
  if (wanted > Math.min(stock, MAX_RESERVED)) return 'not_available_in_store';
  if (!line && !(await hasRoom(transaction, basket.id))) return 'basket_full';
  await transaction
    .insert(reservationLines)
    .values({ basketId: basket.id, store, sku, quantity: wanted })
    .onConflictDoUpdate({
      target: [reservationLines.basketId, reservationLines.store, reservationLines.sku],
      set: { quantity: wanted },
    });
  await chooseStore(transaction, basket.id, addition);
  return null;
}

/** Whether the shop sells a SKU in the currency of the page. */
export const isReservable = async (sku: string, context: PageContext): Promise<boolean> =>
  (await findOffers([{ sku, parts: [] }], context)).size > 0;

/**
 * Adds pieces to the visitor's reservation basket. Stock is only reduced when it is reserved.
 * @param ensure creates the visitor's session if there is none; a rejected change starts none
 */
export async function addReservation(
  addition: ReservationAddition,
  context: PageContext,
  ensure: () => Promise<Session>,
): Promise<Rejected> {
  const [isArticle, stock] = await Promise.all([
    isReservable(addition.sku, context),
    stockIn(addition, context.project),
  ]);
  if (!isArticle) return 'unknown_article';
  if (stock === null) return 'unknown_store';
  if (addition.quantity > stock) return 'not_available_in_store';
  const session = await ensure();
  return inTransaction((transaction) => addWithin(transaction, session, { addition, stock }));
}

/** A change of a line's quantity and store. */
export interface LineChange {
  lineId: string;
  quantity: number;
  /** `null` keeps the store. */
  store: string | null;
}

/** A line of the visitor's own basket. */
async function ownLine(transaction: Transaction, basketId: string, lineId: string) {
  const [line] = await transaction
    .select()
    .from(reservationLines)
    .where(and(eq(reservationLines.id, lineId), eq(reservationLines.basketId, basketId)))
    .for('update');
  return line ?? null;
}

async function editWithin(
  transaction: Transaction,
  session: Session,
  change: LineChange,
): Promise<Rejected> {
  const basket = await lockReservationBasket(transaction, session);
  const line = basket && (await ownLine(transaction, basket.id, change.lineId));
  if (!line) return 'unknown_line';
  const store = change.store ?? line.store;
  const stock = await stockIn({ store, sku: line.sku }, session.project, transaction);
  if (stock === null) return 'unknown_store';
  const merged =
    store === line.store ? null : await lineFor(transaction, basket.id, { store, sku: line.sku });
  const quantity = change.quantity + (merged?.quantity ?? 0);
  // Reducing a line is always allowed, even if the store still has too few.
  const isLess = store === line.store && quantity < line.quantity;
  if (quantity > Math.min(stock, MAX_RESERVED) && !isLess) return 'not_available_in_store';
  if (merged) await transaction.delete(reservationLines).where(eq(reservationLines.id, merged.id));
  await transaction
    .update(reservationLines)
    .set({ quantity, store })
    .where(eq(reservationLines.id, line.id));
  await chooseStore(transaction, basket.id, { store, sku: line.sku, quantity, changeKey: null });
  return null;
}

/** Changes quantity and store of a line. */
export const editReservation = (session: Session, change: LineChange): Promise<Rejected> =>
  inTransaction((transaction) => editWithin(transaction, session, change));

/** Removes a line of the visitor's own. */
export async function removeReservation(session: Session, lineId: string): Promise<Rejected> {
  return inTransaction(async (transaction) => {
    const basket = await lockReservationBasket(transaction, session);
    const line = basket && (await ownLine(transaction, basket.id, lineId));
    if (!line) return 'unknown_line';
    await transaction.delete(reservationLines).where(eq(reservationLines.id, line.id));
    await dropStoreWhenEmpty(transaction, basket.id);
    return null;
  });
}
