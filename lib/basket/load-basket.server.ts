import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Shop } from '@/lib/search/load-articles.server';
import { database } from '@/lib/db/database.server';
import { basketLines, baskets } from '@/lib/db/schema-visits';
import type { Session } from '@/lib/session/session.server';
import { loadVouchers } from '@/lib/vouchers/load-vouchers.server';
import { loadFacts, type ArticleFacts } from './article-facts.server';
import { basketOf, type Basket, type BasketLine, type BasketPart } from './basket';
import { findOffers, keyOf, type Offer } from './offers.server';
import type { Destination } from './totals';

/** Microseconds since 1970, below 2^53 until the year 2255. */
const revision = sql<string>`(extract(epoch from ${baskets.changedAt}) * 1000000)::bigint`;

/** Lines in the order they were added, each with its basket; none for an empty basket. */
const readLines = ({ id, project }: Session) =>
  database()
    .select({
      basketId: baskets.id,
      revision,
      line: basketLines,
    })
    .from(baskets)
    .leftJoin(basketLines, and(eq(basketLines.basketId, baskets.id), isNull(basketLines.removedAt)))
    .where(and(eq(baskets.sessionId, id), eq(baskets.project, project)))
    .orderBy(asc(basketLines.addedAt), asc(basketLines.id));

type LineRow = NonNullable<Awaited<ReturnType<typeof readLines>>[number]['line']>;
type Facts = ReadonlyMap<string, ArticleFacts>;

/** @returns `null` when one of them is not in the index */
function partsOf(skus: readonly string[], facts: Facts): BasketPart[] | null {
  const known = skus.flatMap((sku) => facts.get(sku) ?? []);
  if (known.length < skus.length) return null;
  return known.map(({ sku, articleNumber, name, colour, size }) => ({
    ...{ sku, articleNumber, name, colour, size },
  }));
}

function lineOf(row: LineRow, offer: Offer | undefined, facts: Facts): BasketLine | null {
  const fact = facts.get(row.sku);
  const parts = partsOf(row.parts, facts);
  if (!fact || !parts || !offer) return null;
  const { price, strikePrice, most } = offer;
  return { ...fact, id: row.id, parts, quantity: row.quantity, price, strikePrice, most };
}

const numbersOf = (offers: ReadonlyMap<string, Offer>) =>
  [...offers.values()].flatMap(({ articleNumber, partNumbers }) => [articleNumber, ...partNumbers]);

async function linesOf(rows: readonly LineRow[], shop: Shop) {
  const offers = await findOffers(rows, shop.context);
  const facts = offers.size > 0 ? await loadFacts(numbersOf(offers), shop) : new Map();
  return rows.map((row) => ({ row, line: lineOf(row, offers.get(keyOf(row)), facts) }));
}

/**
 * A visitor's basket, with current prices and stock and names in the page's language. Without a
 * session it is empty, and nothing is queried.
 * @param country it is sent to, where that is not the country of the page
 * @throws the driver's or the search client's error when either does not respond
 */
export async function loadBasket(
  session: Session | null,
  shop: Shop,
  country?: string,
): Promise<Basket> {
  const { currency, locale } = shop.context;
  const destination: Destination = { currency, territory: country ?? locale.territory };
  const found = session ? await readLines(session) : [];
  const [basket] = found;
  if (!session || !basket) return basketOf({ lines: [] }, destination);
  const rows = found.flatMap(({ line }) => line ?? []);
  const [read, vouchers] = await Promise.all([
    linesOf(rows, shop),
    loadVouchers(basket.basketId, session.project, destination),
  ]);
  return basketOf(
    {
      lines: read.flatMap(({ line }) => line ?? []),
      missing: read.flatMap(({ row: { id, sku, seen }, line }) =>
        line ? [] : { id, sku, name: seen?.name ?? null },
      ),
      vouchers,
      revision: Number(basket.revision),
    },
    destination,
  );
}
