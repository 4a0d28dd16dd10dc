import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { prices, skus } from '@/lib/db/schema';
import type { Shop } from '@/lib/search/load-articles.server';
import { database } from '@/lib/db/database.server';
import { basketLines, baskets } from '@/lib/db/schema-visits';
import { basketVouchers } from '@/lib/db/schema-vouchers';
import type { PageContext } from '@/lib/page-context/page-context';
import type { Session } from '@/lib/session/session.server';
import { loadVouchers } from '@/lib/vouchers/load-vouchers.server';
import { loadFacts, type ArticleFacts } from './article-facts.server';
import { basketOf, type Basket, type BasketLine, type BasketPart } from './basket';
import {
  findOffers,
  isPriceIn,
  keyOf,
  priceColumns,
  singleOffer,
  skuColumns,
  type Offer,
} from './offers.server';
import type { Destination } from './totals';

/** Microseconds since 1970, below 2^53 until the year 2255. */
const revision = sql<string>`(extract(epoch from ${baskets.changedAt}) * 1000000)::bigint`;

const usesVouchers = sql<boolean>`EXISTS (
  SELECT 1 FROM ${basketVouchers} WHERE ${basketVouchers.basketId} = ${baskets.id})`;

/**
 * Lines in the order they were added, each with its basket and what its SKU costs; none for an empty
 * basket. A set has no SKU.
 */
const readLines = ({ id, project }: Session, { currency }: PageContext) =>
  database()
    .select({
      basketId: baskets.id,
      revision,
      hasVouchers: usesVouchers,
      line: basketLines,
      sku: skuColumns,
      price: priceColumns,
    })
    .from(baskets)
    .leftJoin(basketLines, and(eq(basketLines.basketId, baskets.id), isNull(basketLines.removedAt)))
    .leftJoin(skus, and(eq(skus.sku, basketLines.sku), eq(skus.project, baskets.project)))
    .leftJoin(prices, isPriceIn(currency))
    .where(and(eq(baskets.sessionId, id), eq(baskets.project, project)))
    .orderBy(asc(basketLines.addedAt), asc(basketLines.id));

type FoundRow = Awaited<ReturnType<typeof readLines>>[number];
type LineRow = NonNullable<FoundRow['line']>;

const UNPRICED = { price: null, strikePrice: null };

/** A line, and what it costs unless it is a set. */
const pricedRow = ({ line, sku, price }: FoundRow) =>
  line ? [{ row: line, single: sku && singleOffer({ ...sku, ...(price ?? UNPRICED) }) }] : [];

type PricedRow = ReturnType<typeof pricedRow>[number];

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

/** How the lines of a basket are named. */
interface Naming {
  shop: Shop;
  maxAgeMs: number;
}

const numbersOf = (offers: ReadonlyMap<string, Offer>) =>
  [...offers.values()].flatMap(({ articleNumber, partNumbers }) => [articleNumber, ...partNumbers]);

/** Offers of lines by {@link keyOf}; those of sets take queries of their own. */
async function offersOf(priced: readonly PricedRow[], { context }: Shop) {
  const sets = priced.flatMap(({ row }) => (row.parts.length > 0 ? row : []));
  const offers = new Map(sets.length > 0 ? await findOffers(sets, context) : []);
  for (const { row, single } of priced)
    if (row.parts.length === 0 && single) offers.set(keyOf(row), single);
  return offers;
}

async function linesOf(priced: readonly PricedRow[], { shop, maxAgeMs }: Naming) {
  const offers = await offersOf(priced, shop);
  const facts = offers.size > 0 ? await loadFacts(numbersOf(offers), shop, maxAgeMs) : new Map();
  return priced.map(({ row }) => ({ row, line: lineOf(row, offers.get(keyOf(row)), facts) }));
}

interface Loading {
  /** Where it is sent to, if that is not the country of the page. */
  country?: string | undefined;
  /** Age in milliseconds up to which names and colours need not be loaded again; 0 by default. */
  maxAgeMs?: number;
}

/**
 * A visitor's basket, with current prices and stock and names in the page's language. Without a
 * session it is empty, and nothing is queried.
 * @throws the driver's or the search client's error when either does not respond
 */
export async function loadBasket(
  session: Session | null,
  shop: Shop,
  { country, maxAgeMs = 0 }: Loading = {},
): Promise<Basket> {
  const { currency, locale } = shop.context;
  const destination: Destination = { currency, territory: country ?? locale.territory };
  const found = session ? await readLines(session, shop.context) : [];
  const [basket] = found;
  if (!session || !basket) return basketOf({ lines: [] }, destination);
  const { basketId, hasVouchers } = basket;
  const [read, vouchers] = await Promise.all([
    linesOf(found.flatMap(pricedRow), { shop, maxAgeMs }),
    hasVouchers ? loadVouchers(basketId, session.project, destination) : [],
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
