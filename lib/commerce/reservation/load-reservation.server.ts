import { and, asc, eq, sql } from 'drizzle-orm';
import { findOffers, keyOf } from '@/lib/commerce/basket/offers.server';
import {
  LineArticles,
  loadLineArticles,
  type LineArticle,
} from '@/lib/commerce/basket/line-articles.server';
import { findGone } from '@/lib/commerce/basket/gone-lines.server';
import { database } from '@/lib/platform/db/database.server';
import { storeStock } from '@/lib/platform/db/schema';
import { reservationBaskets, reservationLines } from '@/lib/platform/db/schema-reservations';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Shop } from '@/lib/catalog/search/load-articles.server';
import type { Session } from '@/lib/shop/page-context/session';
import { loadStores, loadStoresWith, type StoreOfSku } from './load-stores.server';
import {
  MAX_RESERVED,
  type Reservation,
  type ReservationBasket,
  type ReservationLine,
} from './reservation';

/** Microseconds since 1970, below 2^53 until the year 2255. */
const revision = sql<string>`(extract(epoch from ${reservationBaskets.changedAt}) * 1000000)::bigint`;

/** Lines in the order they were added, each with the stock of its store. */
const linesQuery = ({ id }: Session) =>
  database()
    .select({
      revision,
      store: reservationBaskets.store,
      line: reservationLines,
      stock: sql<number>`coalesce(${storeStock.stock}, 0)`,
    })
    .from(reservationBaskets)
    .leftJoin(reservationLines, eq(reservationLines.basketId, reservationBaskets.id))
    .leftJoin(
      storeStock,
      and(eq(storeStock.store, reservationLines.store), eq(storeStock.sku, reservationLines.sku)),
    )
    .where(eq(reservationBaskets.sessionId, id))
    .orderBy(asc(reservationLines.addedAt), asc(reservationLines.id));

type Line = typeof reservationLines.$inferSelect;

/** A line with the stock of its store. */
interface Row {
  line: Line;
  stock: number;
}

/** A session's stored reservation basket. */
interface Stored {
  revision: number;
  /** Number of the store chosen last. */
  store: string | null;
  rows: readonly Row[];
}

const NOTHING: Stored = { revision: 0, store: null, rows: [] };

async function readStored(session: Session): Promise<Stored> {
  const found = await linesQuery(session);
  const [first] = found;
  if (!first) return NOTHING;
  return {
    revision: Number(first.revision),
    store: first.store,
    rows: found.flatMap(({ line, stock }) => (line ? { line, stock } : [])),
  };
}

/** A visitor's reservation basket without names, which is enough for the header. */
export async function loadReservation(session: Session): Promise<Reservation> {
  const stored = await readStored(session);
  return {
    revision: stored.revision,
    items: stored.rows.map(({ line: { id, sku, store, quantity } }) => ({
      lineItemId: id,
      sku,
      store,
      count: quantity,
    })),
    store: stored.rows.length > 0 ? stored.store : null,
  };
}

const single = ({ line: { sku } }: Row) => ({ sku, parts: [] });

/** Names and prices of the lines' articles, or whether they are not sold here. */
async function articlesOf(rows: readonly Row[], shop: Shop) {
  const keys = rows.map(single);
  const offers = await findOffers(keys, shop.context);
  const numbers = [...new Set([...offers.values()].map(({ articleNumber }) => articleNumber))];
  const articles = numbers.length > 0 ? await loadLineArticles(numbers, shop) : new LineArticles();
  const found = (sku: string) => {
    const offer = offers.get(keyOf({ sku, parts: [] }));
    const article = articles.get(sku);
    return offer && article ? { offer, article } : null;
  };
  const unshown = keys.filter(({ sku }) => !found(sku));
  const gone = await findGone(unshown, { offers, articles }, shop.context);
  const goneSkus = new Set([...gone].map(({ sku }) => sku));
  return {
    articleOf: ({ line }: Row) => found(line.sku),
    isGone: ({ line }: Row) => goneSkus.has(line.sku),
  };
}

function lineOf(
  { line, stock }: Row,
  { offer, article }: { offer: { price: number }; article: LineArticle },
  places: readonly StoreOfSku[],
): ReservationLine {
  const { sku, articleNumber, itemNumber, name, brand, slug, colour, size } = article;
  return {
    id: line.id,
    store: line.store,
    quantity: line.quantity,
    sku,
    articleNumber,
    itemNumber,
    name,
    brand,
    slug,
    colour,
    size,
    imageRatio: article.imageRatio,
    imageAlt: article.imageAlt,
    price: offer.price,
    most: Math.min(stock, MAX_RESERVED),
    elsewhere: places
      .filter(
        (place) =>
          place.sku === line.sku && place.store !== line.store && place.stock >= line.quantity,
      )
      .map(({ store, name: storeName }) => ({ store, name: storeName })),
  };
}

/** The reservation basket of a visitor without one. */
export const emptyReservation = ({
  currency,
}: Pick<PageContext, 'currency'>): ReservationBasket => ({
  revision: 0,
  lines: [],
  stores: [],
  filiale: null,
  currency,
  count: 0,
});

interface Loaded extends ReservationBasket {
  /** Ids of lines whose article is not sold here, in this language or currency, or whose store does not exist here. */
  gone: readonly string[];
}

/**
 * A visitor's reservation basket with names and prices in the page's language and current stock.
 * Without a session it is empty, without a query.
 * @throws the driver's or the search client's error when either does not respond
 */
export async function loadReservationBasket(session: Session | null, shop: Shop): Promise<Loaded> {
  const { revision: stored, store: chosen, rows } = session ? await readStored(session) : NOTHING;
  if (rows.length === 0) return { ...emptyReservation(shop.context), revision: stored, gone: [] };
  const [{ articleOf, isGone }, stores, places] = await Promise.all([
    articlesOf(rows, shop),
    loadStores(
      [...new Set(rows.flatMap(({ line }) => [line.store, chosen ?? line.store]))],
      shop.context.locale.territory,
    ),
    loadStoresWith(shop.context, [...new Set(rows.map(({ line }) => line.sku))]),
  ]);
  const known = new Set(stores.map(({ store }) => store));
  const lines: ReservationLine[] = [];
  const gone: string[] = [];
  for (const row of rows) {
    const article = articleOf(row);
    const hasStore = known.has(row.line.store);
    if (article && hasStore) lines.push(lineOf(row, article, places));
    else if (!hasStore || isGone(row)) gone.push(row.line.id);
  }
  const used = new Set(lines.map(({ store }) => store));
  return {
    revision: stored,
    lines,
    gone,
    currency: shop.context.currency,
    stores: stores.filter(({ store }) => used.has(store)),
    filiale: (lines.length > 0 && stores.find(({ store }) => store === chosen)) || null,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
