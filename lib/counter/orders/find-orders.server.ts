import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { readOrderNumber } from '@/lib/commerce/order-view/order-number';
import { database } from '@/lib/platform/db/database.server';
import { beginsWith } from '@/lib/platform/db/begins-with';
import { skus } from '@/lib/platform/db/schema';
import { refunds } from '@/lib/platform/db/schema-order-life';
import { addresses, orderLines, orders, payments } from '@/lib/platform/db/schema-orders';
import { cleanEmail } from '@/lib/shop/address/email-address';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import type { ListedOrder, OrderList, OrderListRequest, OrderState } from './order-list';
import { exactTime } from './exact-time.server';

/** Orders of a page. */
export const ORDERS_PER_PAGE = 25;
/** Orders that a search considers; more than a day's work with one name. */
const MAX_MATCHES = 5_000;
/** Letters of a name that are enough to search for. */
const MIN_LETTERS = 2;

/** Orders with an address whose last or whole name begins with the query. */
function byName(query: string) {
  const beginning = query.toLowerCase().replaceAll(/\s+/g, ' ');
  const whole = sql`lower(${addresses.firstName} || ' ' || ${addresses.lastName})`;
  return database()
    .select({ id: addresses.orderId })
    .from(addresses)
    .where(
      or(beginsWith(sql`lower(${addresses.lastName})`, beginning), beginsWith(whole, beginning)),
    )
    .limit(MAX_MATCHES + 1);
}

/** Orders with a line whose SKU begins with the query, or of a set with that part. */
const bySku = (query: string) =>
  database()
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(
      or(beginsWith(orderLines.sku, query), sql`${orderLines.parts} @> ARRAY[${query}]::text[]`),
    )
    .limit(MAX_MATCHES + 1);

/** Orders with a line whose article's name, as the customer read it, begins with the query. */
const byArticleName = (query: string) =>
  database()
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(beginsWith(sql`lower(${orderLines.name})`, query.toLowerCase().replaceAll(/\s+/g, ' ')))
    .limit(MAX_MATCHES + 1);

/** Orders with an article of the catalogue, whose SKUs need not begin with its number. */
const byArticle = (query: string) =>
  database()
    .select({ id: orderLines.orderId })
    .from(skus)
    .innerJoin(orderLines, sql`${orderLines.sku} COLLATE "C" = ${skus.sku}`)
    .where(eq(skus.articleNumber, query))
    .limit(MAX_MATCHES + 1);

/** All ways in which the query may name orders, each by an index. */
function searches(query: string) {
  const db = database();
  const ids = { id: orders.id };
  const numbers = readOrderNumber(query, PROJECT_IDS);
  return unionAll(
    db.select(ids).from(orders).where(inArray(orders.number, numbers)),
    db
      .select(ids)
      .from(orders)
      .where(sql`lower(${orders.email}) = ${cleanEmail(query).toLowerCase()}`)
      .limit(MAX_MATCHES + 1),
    byName(query),
    bySku(query),
    byArticle(query),
    byArticleName(query),
    db
      .select({ id: payments.orderId })
      .from(payments)
      .where(or(eq(payments.intentId, query), eq(payments.sessionId, query))),
    db.select({ id: refunds.orderId }).from(refunds).where(eq(refunds.providerId, query)),
  );
}

const OPEN = sql`${orderLines.cancelled} + ${orderLines.shipped} < ${orderLines.quantity}`;

/** Ids of orders with pieces to ship, by their index. */
export const openOrders = () =>
  database().select({ id: orderLines.orderId }).from(orderLines).where(OPEN);

/** Ids of orders with refunds that staff have to transfer, by the index of open refunds. */
const owedOrders = () =>
  database()
    .select({ id: refunds.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.orderId, refunds.orderId))
    .where(sql`${refunds.status} = 'open' AND ${payments.provider} <> 'stripe'`);

/** Written without parameters, so that partial indexes are used. */
const IN_STATE: Readonly<Record<OrderState, () => SQL | undefined>> = {
  all: () => undefined,
  toShip: () =>
    and(sql`${orders.status} IN ('accepted', 'paid')`, inArray(orders.id, openOrders())),
  unpaid: () => sql`${orders.status} = 'pending'`,
  shipped: () =>
    and(
      sql`${orders.status} IN ('accepted', 'paid') AND ${orders.cancelledAt} IS NULL`,
      sql`NOT EXISTS (SELECT FROM ${orderLines} WHERE ${orderLines.orderId} = ${orders.id} AND ${OPEN})`,
    ),
  owed: () => inArray(orders.id, owedOrders()),
  // A paid order stays paid when all of it is cancelled.
  cancelled: () => sql`(${orders.status} = 'cancelled' OR ${orders.cancelledAt} IS NOT NULL)`,
};

/** The statement of a page. @param found ids that a search has found; `null` without a search */
export function ordersPage(
  { state, project, after }: Omit<OrderListRequest, 'query'>,
  found: readonly string[] | null,
) {
  const db = database();
  return db
    .select({
      id: orders.id,
      number: orders.number,
      project: orders.project,
      placedAt: orders.placedAt,
      status: orders.status,
      cancelledAt: orders.cancelledAt,
      total: orders.total,
      currency: orders.currency,
      firstName: addresses.firstName,
      lastName: addresses.lastName,
      city: addresses.city,
      cursor: exactTime(orders.placedAt),
      isOpen: sql<boolean>`EXISTS (SELECT FROM ${orderLines}
        WHERE ${orderLines.orderId} = ${orders.id} AND ${OPEN})`,
    })
    .from(orders)
    .leftJoin(addresses, and(eq(addresses.orderId, orders.id), eq(addresses.kind, 'delivery')))
    .where(
      and(
        found ? sql`${orders.id} = ANY(${sql.param([...found])}::uuid[])` : undefined,
        project ? eq(orders.project, project) : undefined,
        IN_STATE[state](),
        after
          ? sql`(${orders.placedAt}, ${orders.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(ORDERS_PER_PAGE + 1);
}

type Row = Awaited<ReturnType<typeof ordersPage>>[number];

const listed = ({
  placedAt,
  firstName,
  lastName,
  city,
  status,
  cancelledAt,
  cursor: _,
  ...order
}: Row): ListedOrder => ({
  ...order,
  status: cancelledAt ? 'cancelled' : status,
  placedAt: placedAt.getTime(),
  isOpen: order.isOpen && status !== 'cancelled',
  name: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
  city: city ?? '',
});

/** Orders that match a request, newest first. */
export async function findOrders(request: OrderListRequest): Promise<OrderList> {
  const { query } = request;
  const none = { orders: [], next: null, isTooMany: false };
  if (query !== '' && query.length < MIN_LETTERS) return none;
  const matches = query === '' ? null : await searches(query);
  const found = matches && [...new Set(matches.map(({ id }) => id))];
  if (found?.length === 0) return none;
  if (found && found.length > MAX_MATCHES) return { ...none, isTooMany: true };
  const page = await ordersPage(request, found);
  const shown = page.slice(0, ORDERS_PER_PAGE);
  const last = page.length > ORDERS_PER_PAGE ? shown.at(-1) : undefined;
  return {
    orders: shown.map(listed),
    next: last ? `${last.cursor}_${last.id}` : null,
    isTooMany: false,
  };
}
