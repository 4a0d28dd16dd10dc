import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { basketLines, baskets, type SeenLine } from '@/lib/platform/db/schema-visits';
import type { Session } from '@/lib/shop/page-context/session';
import type { Basket, BasketLine } from './basket';
import type { BasketNews, GoneNews, RemovedLine } from './basket-news';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const seenNow = ({ name, price }: BasketLine, { currency }: Basket): SeenLine => ({
  name,
  price,
  currency,
});

/**
 * Price change of a line. A price in another currency is not one: the visitor has changed country.
 */
function newsOf(line: BasketLine, { currency }: Basket, seen: SeenLine | null): BasketNews[] {
  const { id, name, price: to } = line;
  if (!seen || seen.currency !== currency || seen.price === to) return [];
  return [{ kind: 'price', id, name, from: seen.price, to }];
}

const isSame = (one: SeenLine | null, other: SeenLine) =>
  one?.name === other.name && one.price === other.price && one.currency === other.currency;

async function readSeen({ lines }: Basket): Promise<ReadonlyMap<string, SeenLine | null>> {
  const ids = lines.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await database()
    .select({ id: basketLines.id, seen: basketLines.seen })
    .from(basketLines)
    .where(inArray(basketLines.id, ids));
  return new Map(rows.map(({ id, seen }) => [id, seen]));
}

async function writeSeen(seen: readonly { id: string; seen: SeenLine }[]): Promise<void> {
  if (seen.length === 0) return;
  await database().execute(sql`
    UPDATE ${basketLines} AS line SET seen = told.seen
    FROM jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) AS told (id uuid, seen jsonb)
    WHERE line.id = told.id`);
}

/**
 * Prices that have changed since the basket was last shown. Marks the current prices as seen, so
 * only the code that shows the basket may call this.
 */
async function priceNews(basket: Basket): Promise<BasketNews[]> {
  const seen = await readSeen(basket);
  const { lines } = basket;
  const unseen = lines.map((line) => ({ id: line.id, seen: seenNow(line, basket) }));
  await writeSeen(unseen.filter((line) => !isSame(seen.get(line.id) ?? null, line.seen)));
  return lines.flatMap((line) => newsOf(line, basket, seen.get(line.id) ?? null));
}

/**
 * Removes lines that are not sold here, and keeps those that the search has not returned. @returns
 * the removed lines
 */
export async function removeGone({ missing }: Basket): Promise<GoneNews[]> {
  const gone = missing.filter(({ isGone }) => isGone);
  if (gone.length === 0) return [];
  const ids = gone.map(({ id }) => id);
  await database().delete(basketLines).where(inArray(basketLines.id, ids));
  return gone.map(({ id, sku, name }) => ({ kind: 'gone', id, sku, name }));
}

/**
 * News for the basket's page, each shown once: changed prices, and discontinued articles, which are
 * removed from the basket.
 */
export async function loadNews(basket: Basket): Promise<BasketNews[]> {
  return [...(await removeGone(basket)), ...(await priceNews(basket))];
}

/**
 * A line that the visitor has just removed. @param lineId from the address, so it may be anything
 */
export async function findRemoved(
  session: Session | null,
  lineId: string | null,
): Promise<RemovedLine | null> {
  if (!session || !lineId || !UUID.test(lineId)) return null;
  const [row] = await database()
    .select({ line: basketLines })
    .from(basketLines)
    .innerJoin(baskets, eq(baskets.id, basketLines.basketId))
    .where(
      and(
        eq(baskets.sessionId, session.id),
        eq(basketLines.id, lineId),
        isNotNull(basketLines.removedAt),
      ),
    );
  if (!row) return null;
  const { id, sku, seen, quantity } = row.line;
  return { id, sku, name: seen?.name ?? null, quantity };
}
