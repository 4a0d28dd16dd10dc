import { sql } from 'drizzle-orm';
import { findOrders } from '@/lib/counter/orders/find-orders.server';
import { loadOrderEmails } from '@/lib/counter/orders/load-counter-order.server';
import { readCursor } from '@/lib/counter/orders/order-list';
import { orderRevision } from '@/lib/counter/orders/order-revision.server';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
import { database } from '@/lib/platform/db/database.server';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import { isProjectId } from '@/lib/shop/project/projects';
import { erpQueries } from './erp-queries.server';
import { authorizeErp, findErpOrder, reaches, readErpQuery } from './erp-request.server';

/** A page of orders, newest first. */
export async function listErpOrders(request: ApiRequest): Promise<ApiResponse> {
  const { holder, actor } = await authorizeErp(request, 'orders.read');
  const { state, shop, after } = readErpQuery(request, erpQueries.orders);
  const project = shop ?? holder.project;
  if (project !== null && !(isProjectId(project) && reaches(holder, project)))
    return problem(404, 'There is no such shop');
  const wanted = { query: '', state, project, after: readCursor(after) };
  const { orders, next } = await findOrders(wanted);
  const numbers = orders.map(({ number }) => number);
  if (numbers.length > 0)
    await writeAudit(database(), {
      ...actor,
      action: 'orders.listed',
      detail: { orders: numbers },
    });
  const listed = orders.map(({ number, project, placedAt, status, isOpen, total, currency }) => ({
    order: number,
    shop: project,
    placedAt: new Date(placedAt).toISOString(),
    status,
    toShip: isOpen,
    total,
    currency: currency.toUpperCase(),
  }));
  return { status: 200, body: { orders: listed, next } };
}

const LINES = (pieces: string) => sql`
  (SELECT coalesce(jsonb_agg(jsonb_build_object('line', l.position, 'sku', l.sku, 'quantity', ${sql.raw(pieces)})
    ORDER BY l.position), '[]')`;

/** An order as webhooks report it, and what else an ERP system needs. */
const details = (orderId: string) => sql`
  SELECT shop.webhook_order(o.id) || jsonb_build_object(
    'email', o.email, 'language', o.locale, 'promisedFor', o.promised_for,
    'addresses', (SELECT jsonb_object_agg(a.kind, jsonb_build_object(
        'firstName', a.first_name, 'lastName', a.last_name, 'company', a.company, 'vatNumber', a.vat_number,
        'customerReference', a.customer_reference, 'street', a.street, 'houseNumber', a.house_number,
        'addition', a.addition, 'postalCode', a.postal_code, 'city', a.city, 'state', a.state,
        'country', a.country, 'phone', a.phone))
      FROM shop.addresses a WHERE a.order_id = o.id),
    'payment', (SELECT jsonb_build_object('provider', p.provider, 'status', p.status, 'amount', p.amount,
        'reference', coalesce(p.intent_id, p.session_id)) FROM shop.payments p WHERE p.order_id = o.id),
    'parcels', (SELECT coalesce(jsonb_agg(jsonb_build_object('carrier', p.carrier, 'number', p.number,
        'shippedAt', p.shipped_at, 'lines', ${LINES('c.quantity')}
          FROM shop.parcel_lines c JOIN shop.order_lines l ON l.id = c.line_id WHERE c.parcel_id = p.id))
        ORDER BY p.shipped_at, p.id), '[]') FROM shop.parcels p WHERE p.order_id = o.id),
    'refunds', (SELECT coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'total', r.total, 'money', r.money,
        'giftCards', r.gift_cards, 'taxedGiftCards', r.taxed_gift_cards, 'credited', r.credited, 'vat', r.vat, 'vatParts', r.vat_parts, 'status', r.status,
        'createdAt', r.created_at, 'lines', ${LINES("(c ->> 'quantity')::int")}
          FROM jsonb_array_elements(r.lines) c JOIN shop.order_lines l ON l.id = (c ->> 'lineId')::uuid))
        ORDER BY r.created_at, r.id), '[]') FROM shop.refunds r WHERE r.order_id = o.id)
  ) AS found FROM shop.orders o WHERE o.id = ${orderId}`;

/** One order with everything that an ERP system needs; amounts in minor units. */
export async function showErpOrder(request: ApiRequest): Promise<ApiResponse> {
  const { holder, actor } = await authorizeErp(request, 'orders.read');
  const { order } = readErpQuery(request, erpQueries.order);
  const orderId = await findErpOrder(holder, order);
  if (!orderId) return problem(404, 'There is no such order');
  // Read first, so that a change while the rest is read makes the version outdated.
  const version = await orderRevision(database(), orderId);
  const { rows } = await database().execute<{ found: Record<string, unknown> }>(details(orderId));
  const emails = (await loadOrderEmails(orderId)).map(({ key, sentAt }) => ({
    email: key,
    sentAt: sentAt && new Date(sentAt).toISOString(),
  }));
  await writeAudit(database(), { ...actor, action: 'order.viewed', orderId });
  return { status: 200, body: { version, ...rows[0]?.found, emails } };
}
