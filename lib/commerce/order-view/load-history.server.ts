import {
  and,
  asc,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { documents, parcels } from '@/lib/platform/db/schema-order-life';
import { addresses, orderLines, orders } from '@/lib/platform/db/schema-orders';
import type { Session } from '@/lib/shop/page-context/session';
import {
  HISTORY_PAGE,
  type HistoryAddress,
  type HistoryOrder,
  type OrderHistoryRequest,
  type OrderHistory,
  type ReviewState,
} from './order-history';
import { documentName } from './document-name';
import { hasReturnables, isInvoiceable, shippingStatusOf } from './order-view';
import { readOrderNumber } from './order-number';
import { ownedBy } from './own-orders.server';
import { paymentStates } from './payment-states.server';
import { reviewStates } from './review-states.server';
import { placeLines } from '@/lib/shop/address/address-lines';
import { findCustomer } from '@/lib/customer/account/customers.server';

const MONTHS = 3;
const YEAR = sql<number>`extract(year from ${orders.placedAt} at time zone 'Europe/Berlin')::int`;

/** Orders of a customer in one shop, without unpaid checkouts. */
const ownOrders = (customerId: string, project: string): SQL | undefined =>
  and(
    eq(orders.project, project),
    ownedBy(customerId),
    or(ne(orders.status, 'cancelled'), sql`${orders.paidAt} IS NOT NULL`),
  );

/** Escapes `%` and `_` for LIKE. */
const containing = (term: string) => `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Days after which a parcel counts as delivered, as carriers do not report it to us. */
const DAYS_ON_THE_WAY = 5;

/**
 * Condition for orders with something left to ship, as `shippingStatusOf` has it, or on its way: until
 * the day it was promised for, or some days after the last parcel if that is later. Columns are named
 * by their table, because Drizzle leaves it out among selected fields.
 */
const IS_ONGOING = sql<boolean>`(${orders}.status <> 'cancelled' AND (EXISTS (
  SELECT FROM ${orderLines} AS line
  WHERE line.order_id = ${orders}.id AND line.cancelled + line.shipped < line.quantity)
  OR EXISTS (SELECT FROM ${parcels} AS parcel WHERE parcel.order_id = ${orders}.id AND (
    parcel.shipped_at > now() - make_interval(days => ${DAYS_ON_THE_WAY}::int)
    OR ${orders}.promised_for >= (now() AT TIME ZONE 'Europe/Berlin')::date))))`;

function wanted(
  { filter, year, term = '' }: OrderHistoryRequest,
  project: string,
): SQL | undefined {
  if (filter === 'ongoing') return IS_ONGOING;
  if (filter === 'completed') return not(IS_ONGOING);
  if (filter === 'months')
    return sql`${orders.placedAt} >= now() - make_interval(months => ${MONTHS})`;
  if (filter === 'year' && year) return eq(YEAR, year);
  if (filter !== 'search') return undefined;
  const named = database()
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orders.id),
        or(
          ilike(orderLines.name, containing(term)),
          ilike(orderLines.itemNumber, containing(term)),
        ),
      ),
    );
  const isNumber = inArray(orders.number, readOrderNumber(term, [project]));
  return or(ilike(orders.number, containing(term)), isNumber, exists(named));
}

type AddressRow = typeof addresses.$inferSelect;

const addressOf = (row: AddressRow | undefined): HistoryAddress | null =>
  row ? { lines: placeLines(row), country: row.country } : null;

type LineRow = typeof orderLines.$inferSelect;

const lineOf = (line: LineRow, review: ReviewState | null): HistoryOrder['lines'][number] => {
  const { id, articleNumber, itemNumber, name, colour, size, quantity, price } = line;
  return { id, articleNumber, itemNumber, name, colour, size, quantity, price, review };
};

async function withParts(
  rows: readonly { order: typeof orders.$inferSelect; isOngoing: boolean }[],
  customerId: string,
): Promise<HistoryOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ order: { id } }) => id);
  const db = database();
  const [lines, places, states, invoices] = await Promise.all([
    db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.position)),
    db.select().from(addresses).where(inArray(addresses.orderId, ids)),
    paymentStates(ids),
    db
      .select({ orderId: documents.orderId, number: documents.number })
      .from(documents)
      .where(and(inArray(documents.orderId, ids), eq(documents.kind, 'invoice'))),
  ]);
  const reviewOf = await reviewStates(customerId, lines);
  return rows.map(({ order, isOngoing }) => {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const { id, number, placedAt, currency, total } = order;
    const invoice = invoices.find(({ orderId }) => orderId === id);
    const placeOf = (kind: AddressRow['kind']) =>
      addressOf(places.find((place) => place.orderId === id && place.kind === kind));
    return {
      id,
      number,
      currency,
      total,
      isOngoing,
      placedAt: placedAt.getTime(),
      receiptNumber: invoice ? documentName('invoice', order.project, invoice.number) : null,
      status: shippingStatusOf(order.status, own),
      payment: states.get(id) ?? 'pending',
      deliveryAddress: placeOf('delivery'),
      invoiceAddress: placeOf('invoice'),
      lines: own.map((line) => lineOf(line, reviewOf(order, line))),
      hasInvoice: invoice !== undefined || isInvoiceable(order.status, own),
      hasReturnLabel: hasReturnables(own),
    };
  });
}

/** Years in which a customer has ordered, latest first. */
async function yearsOf(own: SQL | undefined): Promise<number[]> {
  const rows = await database().selectDistinct({ year: YEAR }).from(orders).where(own);
  return rows.map(({ year }) => year).toSorted((one, other) => other - one);
}

/**
 * A customer's orders, latest first.
 * @returns `null` for visitors who are not logged in
 */
export async function findOrderHistory(
  session: Session | null,
  request: OrderHistoryRequest,
): Promise<OrderHistory | null> {
  const customer = session?.customerId ? await findCustomer(session.customerId) : null;
  if (!customer || !session) return null;
  const own = ownOrders(customer.id, session.project);
  const shown = request.shown ?? HISTORY_PAGE;
  const [years, rows] = await Promise.all([
    yearsOf(own),
    database()
      .select({ order: orders, isOngoing: IS_ONGOING })
      .from(orders)
      .where(and(own, wanted(request, session.project)))
      .orderBy(desc(orders.placedAt), desc(orders.number))
      .limit(shown + 1),
  ]);
  return {
    filter: request.filter,
    year: request.year ?? null,
    term: request.term ?? '',
    years,
    shown,
    orders: await withParts(rows.slice(0, shown), customer.id),
    hasMore: rows.length > shown,
  };
}
