import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { MAX_PIECES } from '@/lib/catalog/catalogue/stock';
import { orders } from '@/lib/platform/db/schema-orders';
import { basketVouchers } from '@/lib/platform/db/schema-vouchers';
import { basketLines, baskets, checkouts } from '@/lib/platform/db/schema-visits';
import type { Transaction } from '@/lib/platform/db/transaction';
import { MAX_VOUCHERS } from '@/lib/commerce/vouchers/voucher';
import { MAX_LINES } from './basket';
import { nextChangeDate } from './change-basket.server';

/** Two sessions of one person, of which the guest's is merged into the customer's. */
export interface MergedSessions {
  /** The guest's session id. */
  from: string;
  /** The customer's session id. */
  into: string;
}

/** Pieces of an article that did not fit. */
export interface LostPieces {
  sku: string;
  pieces: number;
}

interface Pair {
  guest: string;
  customer: string;
}

/** Locks both baskets in a fixed order, so that concurrent merges cannot deadlock. */
async function lockBoth(transaction: Transaction, { from, into }: MergedSessions) {
  const rows = await transaction
    .select({ id: baskets.id, sessionId: baskets.sessionId })
    .from(baskets)
    .where(inArray(baskets.sessionId, [from, into]))
    .orderBy(asc(baskets.id))
    .for('update');
  const idOf = (session: string) => rows.find(({ sessionId }) => sessionId === session)?.id;
  return { guest: idOf(from), customer: idOf(into) };
}

type Line = typeof basketLines.$inferSelect;

const articleOf = ({ sku, parts }: Line) => [sku, ...parts].join('\n');

async function linesOf(transaction: Transaction, basketId: string): Promise<Line[]> {
  return transaction
    .select()
    .from(basketLines)
    .where(and(eq(basketLines.basketId, basketId), isNull(basketLines.removedAt)))
    .orderBy(asc(basketLines.addedAt), asc(basketLines.id));
}

/**
 * Adds pieces to a line; one that the customer removed within the last hour is restored, because
 * the guest added it later.
 */
async function putLine(transaction: Transaction, basketId: string, line: Line, quantity: number) {
  const { sku, parts, seen } = line;
  await transaction
    .insert(basketLines)
    .values({ basketId, sku, parts, seen, quantity, addedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [basketLines.basketId, basketLines.sku, basketLines.parts],
      set: { quantity, removedAt: null },
    });
}

async function mergeLines(transaction: Transaction, { guest, customer }: Pair) {
  const own = await linesOf(transaction, customer);
  const pieces = new Map(own.map((line) => [articleOf(line), line.quantity]));
  const lost: LostPieces[] = [];
  for (const line of await linesOf(transaction, guest)) {
    const present = pieces.get(articleOf(line));
    const hasRoom = present !== undefined || pieces.size < MAX_LINES;
    const quantity = hasRoom ? Math.min(MAX_PIECES, (present ?? 0) + line.quantity) : 0;
    const missing = (present ?? 0) + line.quantity - quantity;
    if (missing > 0) lost.push({ sku: line.sku, pieces: missing });
    if (!hasRoom) continue;
    pieces.set(articleOf(line), quantity);
    await putLine(transaction, customer, line, quantity);
  }
  return lost;
}

/** Merges vouchers; the customer's own codes come first. */
async function mergeVouchers(transaction: Transaction, { guest, customer }: Pair): Promise<void> {
  const entered = await transaction
    .select()
    .from(basketVouchers)
    .where(inArray(basketVouchers.basketId, [guest, customer]))
    .orderBy(asc(basketVouchers.addedAt));
  const own = entered.filter(({ basketId }) => basketId === customer).map(({ code }) => code);
  const more = entered.filter(({ basketId, code }) => basketId === guest && !own.includes(code));
  const added = more.slice(0, Math.max(0, MAX_VOUCHERS - own.length));
  if (added.length === 0) return;
  await transaction
    .insert(basketVouchers)
    .values(added.map((voucher) => ({ ...voucher, basketId: customer })));
}

/** Tells the triggers of `shop.conversion_steps` that what is written now was counted before. */
const setMerging = (transaction: Transaction, isMerging: boolean) =>
  transaction.execute(sql`SELECT set_config('shop.is_merging', ${isMerging ? 'yes' : 'no'}, true)`);

/** Keeps what was entered for the order last: address and methods. */
async function mergeCheckouts(transaction: Transaction, { guest, customer }: Pair): Promise<void> {
  await transaction.execute(sql`
    DELETE FROM ${checkouts} AS own USING ${checkouts} AS entered
    WHERE own.basket_id = ${customer} AND entered.basket_id = ${guest}
      AND own.changed_at < entered.changed_at`);
  await transaction.execute(sql`
    UPDATE ${checkouts} SET basket_id = ${customer} WHERE basket_id = ${guest}
      AND NOT EXISTS (SELECT FROM ${checkouts} AS own WHERE own.basket_id = ${customer})`);
}

/** Merges the articles, and the checkout that the guest had begun. */
async function mergeCounted(transaction: Transaction, pair: Pair): Promise<LostPieces[]> {
  await setMerging(transaction, true);
  const lost = await mergeLines(transaction, pair);
  await mergeCheckouts(transaction, pair);
  await setMerging(transaction, false);
  return lost;
}

/**
 * Merges a guest's basket into a customer's: articles and codes of both, with at most 20 pieces per
 * line, the address that was entered last, and the orders placed from it. The guest's basket is deleted, so that a repeat has no
 * effect.
 * @param transaction that also merges everything else of the two sessions
 * @returns the pieces that did not fit
 */
export async function mergeBaskets(
  transaction: Transaction,
  sessions: MergedSessions,
): Promise<LostPieces[]> {
  const { guest, customer } = await lockBoth(transaction, sessions);
  if (!guest || sessions.from === sessions.into) return [];
  if (!customer) {
    await transaction
      .update(baskets)
      .set({ sessionId: sessions.into, changedAt: nextChangeDate })
      .where(eq(baskets.id, guest));
    return [];
  }
  const lost = await mergeCounted(transaction, { guest, customer });
  await mergeVouchers(transaction, { guest, customer });
  // An order placed from the guest's basket has to remove its articles from the merged one once it
  // is paid.
  await transaction.update(orders).set({ basketId: customer }).where(eq(orders.basketId, guest));
  await transaction.delete(baskets).where(eq(baskets.id, guest));
  await transaction
    .update(baskets)
    .set({ changedAt: nextChangeDate })
    .where(eq(baskets.id, customer));
  return lost;
}
