import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { indexCurrency } from '@/lib/catalog/catalogue/price';
import { database, type Database } from '@/lib/platform/db/database.server';
import { prices, skus } from '@/lib/platform/db/schema';
import { basketIntents, type ChangeOutcome } from '@/lib/platform/db/schema-baskets';
import { basketLines, baskets, checkouts, type SeenLine } from '@/lib/platform/db/schema-visits';
import { basketVouchers } from '@/lib/platform/db/schema-vouchers';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Session } from '@/lib/shop/page-context/session';
import {
  NO_CHECKOUT,
  readCheckout,
  type Checkout,
} from '@/lib/commerce/delivery/load-checkout.server';
import { MAX_LINES } from './basket';
import type { ChangeId } from './change-id';
import { priceColumns, singleOffer, skuColumnsIn, type Offer } from './offers.server';

export type Reader = Database | Transaction;

/** A basket line with its offer. */
export interface LineState {
  id: string;
  /** SKU, or the item number of a set. */
  sku: string;
  /** Sorted SKUs of the parts of a set; empty for a single article. */
  parts: readonly string[];
  quantity: number;
  /** Removed lines stay for a while so that this can be undone. */
  isRemoved: boolean;
  /** The database's own representation, with microseconds; `null` for a line that is appended. */
  addedAt: string | null;
  /** Whether a later change of the same visit has already set its quantity. */
  isSetLater: boolean;
  seen: SeenLine | null;
  /** Offer of a single article; `null` if it is not sold. */
  offer: Offer | null;
}

/** A visitor's basket as read by one statement. */
export interface BasketState {
  /** `null` if there is no basket yet. */
  basketId: string | null;
  /** Time of the last change, microseconds since 1970; `null` if there is no basket yet. */
  revision: string | null;
  hasVouchers: boolean;
  /** Read in the same statement, so that address, tax and shipping are consistent. */
  checkout: Checkout;
  /** The stored result, if the change was already handled. */
  known: ChangeOutcome | null;
  /** Pieces added to the requested line by later changes of the same visit. */
  addedSince: number;
  /** In the order they were added. */
  lines: readonly LineState[];
}

/** Whether another article fits into the basket. */
export const hasRoom = (lines: readonly LineState[]): boolean =>
  lines.filter(({ isRemoved }) => !isRemoved).length < MAX_LINES;

/** What to read besides the basket's lines. */
export interface StateQuestion {
  /** The change to look up a stored result for. */
  changeId: ChangeId | null;
  /** SKUs of articles whose removed lines are also read; all removed lines of sets are. */
  skus: readonly string[];
  /** Id of a removed line that is also read. */
  lineId: string | null;
}

const NOTHING_ELSE: StateQuestion = { changeId: null, skus: [], lineId: null };

/** Microseconds since 1970, below 2^53 until the year 2255. */
export const revision = sql<string>`(extract(epoch from ${baskets.changedAt}) * 1000000)::bigint`;

const usesVouchers = sql<boolean>`EXISTS (
  SELECT 1 FROM ${basketVouchers} WHERE ${basketVouchers.basketId} = ${baskets.id})`;

const requested = {
  key: sql.placeholder('key'),
  visit: sql.placeholder('visit'),
  sequence: sql.placeholder('sequence'),
  skus: sql.placeholder('skus'),
  lineId: sql.placeholder('lineId'),
};

/** Changes of the same visit that were sent later but arrived earlier. */
const isLater = sql`later.basket_id = ${baskets.id} AND later.visit = ${requested.visit}
  AND later.sequence > ${requested.sequence}`;

const addedSince = sql<number>`CASE WHEN ${basketLines.id} = ${requested.lineId} THEN (
  SELECT coalesce(sum((later.additions ->> (${requested.lineId})::text)::int), 0)::int
  FROM ${basketIntents} AS later WHERE ${isLater}) ELSE 0 END`;

const lineColumns = {
  id: basketLines.id,
  sku: basketLines.sku,
  parts: basketLines.parts,
  quantity: basketLines.quantity,
  isRemoved: sql<boolean>`${basketLines.removedAt} IS NOT NULL`,
  addedAt: sql<string>`${basketLines.addedAt}::text`,
  isSetLater: sql<boolean>`EXISTS (SELECT FROM ${basketIntents} AS later
    WHERE ${isLater} AND later.line_id = ${basketLines.id})`,
  seen: basketLines.seen,
};

const isRequested = or(
  isNull(basketLines.removedAt),
  sql`${basketLines.sku} = ANY(${requested.skus})`,
  // A set has two numbers, and the request may contain either.
  sql`${basketLines.parts} <> '{}'`,
  eq(basketLines.id, requested.lineId),
);

/** Returns one row per line, or a single row for an empty basket. A set has no SKU. */
const stateQuery = (reader: Reader) =>
  reader
    .select({
      basketId: baskets.id,
      revision,
      hasVouchers: usesVouchers,
      checkout: checkouts,
      known: basketIntents.outcome,
      line: lineColumns,
      addedSince,
      sku: skuColumnsIn(sql`${baskets.id}`),
      price: priceColumns,
    })
    .from(baskets)
    .leftJoin(checkouts, eq(checkouts.basketId, baskets.id))
    .leftJoin(
      basketIntents,
      and(eq(basketIntents.basketId, baskets.id), eq(basketIntents.key, requested.key)),
    )
    .leftJoin(basketLines, and(eq(basketLines.basketId, baskets.id), isRequested))
    .leftJoin(skus, and(eq(skus.sku, basketLines.sku), eq(skus.project, baskets.project)))
    .leftJoin(
      prices,
      and(eq(prices.sku, skus.sku), eq(prices.currency, sql.placeholder('currency'))),
    )
    .where(
      and(
        eq(baskets.sessionId, sql.placeholder('sessionId')),
        eq(baskets.project, sql.placeholder('project')),
      ),
    )
    .orderBy(asc(basketLines.addedAt), asc(basketLines.id))
    .prepare('basket_state');

type StateQuery = ReturnType<typeof stateQuery>;
type FoundRow = Awaited<ReturnType<StateQuery['execute']>>[number];

/** Used by every basket request: built once, and prepared once per connection. */
let prepared: StateQuery | undefined;

const UNPRICED = { price: null, strikePrice: null };

const lineState = ({ line, sku, price }: FoundRow): LineState[] =>
  line ? [{ ...line, offer: sku && singleOffer({ ...sku, ...(price ?? UNPRICED) }) }] : [];

/**
 * Reads a visitor's basket with current prices and stock.
 * @param reader the transaction that has locked the basket, if any
 */
export async function readState(
  { id, project }: Session,
  { currency }: PageContext,
  { changeId, skus: wanted, lineId }: StateQuestion = NOTHING_ELSE,
  reader?: Transaction,
): Promise<BasketState> {
  const query = reader ? stateQuery(reader) : (prepared ??= stateQuery(database()));
  const found = await query.execute({
    sessionId: id,
    project,
    currency: indexCurrency(currency),
    skus: wanted,
    lineId,
    key: changeId?.key ?? null,
    visit: changeId?.visit ?? null,
    sequence: changeId?.sequence ?? null,
  });
  const [basket] = found;
  return {
    basketId: basket?.basketId ?? null,
    revision: basket?.revision ?? null,
    hasVouchers: basket?.hasVouchers ?? false,
    checkout: basket?.checkout ? readCheckout(basket.checkout, project) : NO_CHECKOUT,
    known: basket?.known ?? null,
    addedSince: found.reduce((sum, row) => sum + row.addedSince, 0),
    lines: found.flatMap(lineState),
  };
}
