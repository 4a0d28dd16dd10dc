import { asc, eq, sql } from 'drizzle-orm';
import { costSums, vatSums } from '@/lib/commerce/order-view/order-sums';
import { loadOrder, type Order } from '@/lib/commerce/orders/load-order.server';
import { loadNotes } from '@/lib/commerce/orders/staff-orders.server';
import { viewOrder } from '@/lib/commerce/orders/view-order.server';
import { returnCasesOf } from '@/lib/commerce/returns/settle-return-cases.server';
import type { AuditAction } from '@/lib/counter/staff/audit-action';
import { loadAuditOf } from '@/lib/counter/staff/audit-log.server';
import { database } from '@/lib/platform/db/database.server';
import { outbox, payments } from '@/lib/platform/db/schema-orders';
import { parcelAddressLines } from '@/lib/shop/address/address-lines';
import { shownPhone } from '@/lib/shop/address/phone-number.server';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import type { CounterOrder, OrderEvent } from './counter-order';
import { emailKeys } from './order-emails.server';
import { thumbnailOf } from './thumbnail.server';
import { databaseTime, orderRevision } from './order-revision.server';

const articlesOf = ({ order: { project }, lines }: Order): CounterOrder['articles'] =>
  Object.fromEntries(
    lines.map(({ id, sku, parts, itemNumber }) => [
      id,
      {
        sku,
        parts,
        picture: thumbnailOf(project, itemNumber),
      },
    ]),
  );

function changeableOf({ address }: Order): CounterOrder['address'] {
  const { firstName, lastName, company, street, houseNumber, addition, postalCode, city, state } =
    address;
  return {
    firstName,
    lastName,
    street,
    postalCode,
    city,
    company: company ?? '',
    houseNumber: houseNumber ?? '',
    addition: addition ?? '',
    state: state ?? '',
  };
}

/** Emails of an order in the outbox. */
export async function loadOrderEmails(orderId: string): Promise<CounterOrder['emails']> {
  const keys = await emailKeys(database(), orderId);
  const found = await database()
    .select()
    .from(outbox)
    .where(sql`${outbox.key} = ANY(${sql.param(keys)}::text[])`)
    .orderBy(asc(outbox.id));
  return found.map(({ key, kind, createdAt, sentAt }) => ({
    key,
    kind,
    createdAt: createdAt.getTime(),
    sentAt: sentAt?.getTime() ?? null,
  }));
}

/** Pieces in open returns and withdrawals; a piece may be in one of each. */
async function announcedOf(orderId: string): Promise<CounterOrder['announced']> {
  const cases = await returnCasesOf(database(), orderId);
  const announced: Record<string, number> = {};
  for (const found of [cases.returns, cases.withdrawals]) {
    const missing = found.filter(({ isClosed }) => !isClosed).flatMap((each) => each.missing);
    const sums: Record<string, number> = {};
    for (const { lineId, quantity } of missing) sums[lineId] = (sums[lineId] ?? 0) + quantity;
    for (const [lineId, sum] of Object.entries(sums))
      announced[lineId] = Math.max(announced[lineId] ?? 0, sum);
  }
  return announced;
}

async function paymentOf(orderId: string): Promise<CounterOrder['payment']> {
  const [found] = await database().select().from(payments).where(eq(payments.orderId, orderId));
  return {
    provider: found?.provider ?? '',
    reference: found?.intentId ?? found?.sessionId ?? '',
  };
}

/** Entries of the log that are no events of an order: that staff have read it. */
const READ: readonly string[] = ['order.viewed', 'order.email-read'] satisfies AuditAction[];
const isEvent = ({ action }: { action: string }) => !READ.includes(action);

/** Details that say something to staff: neither the pieces' ids nor the hash of a note. */
const detailOf = ({ sha256: _, ...detail }: Readonly<Record<string, unknown>>): string =>
  Object.values(detail)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ');

async function eventsOf(
  { order }: Order,
  { parcels, refunds }: CounterOrder['view'],
): Promise<OrderEvent[]> {
  const log = await loadAuditOf(order.id);
  const own = [
    ['placed', order.placedAt],
    ['paid', order.paidAt],
    ['cancelled', order.cancelledAt],
  ] as const;
  const events: OrderEvent[] = [
    ...own.flatMap(([what, at]) => (at ? [{ at: at.getTime(), what, detail: '' }] : [])),
    ...parcels.map(({ shippedAt, carrier, number }) => ({
      at: shippedAt,
      what: 'parcel',
      detail: `${carrier} ${number}`,
    })),
    ...refunds.map(({ createdAt }) => ({ at: createdAt, what: 'refund', detail: '' })),
    ...log.filter(isEvent).map(({ at, actor, action, detail }) => ({
      at: at.getTime(),
      who: actor,
      what: action,
      detail: detailOf(detail),
    })),
  ];
  return events.toSorted((one, other) => one.at - other.at);
}

/**
 * An order for staff.
 * @param orderId a UUID
 * @returns `null` when there is no such order
 */
export async function loadCounterOrder(
  orderId: string,
  language: 'de' | 'en',
): Promise<CounterOrder | null> {
  // Read first, so that a change while the rest is read makes the page outdated and is listed as new.
  const readAt = await databaseTime(database());
  const revision = await orderRevision(database(), orderId);
  const [found, view] = [await loadOrder(orderId), await viewOrder(orderId)];
  if (!found || !view) return null;
  const { order, address, invoiceAddress, lines } = found;
  const written = { language, currency: view.currency };
  const notes = await loadNotes(orderId);
  return {
    view,
    project: order.project,
    locale: order.locale,
    email: order.email,
    isGuest: order.customerId === null && order.email !== '',
    phone:
      invoiceAddress.phone &&
      shownPhone(invoiceAddress.phone, shopSettings(order.project).seller.country),
    address: changeableOf(found),
    parcelAddress: parcelAddressLines(address),
    articles: articlesOf(found),
    sums: [...costSums(order, written), ...vatSums({ ...order, lines }, written)],
    payment: await paymentOf(orderId),
    emails: await loadOrderEmails(orderId),
    notes: notes.map(({ id, text, writtenAt }) => ({ id, text, writtenAt: writtenAt.getTime() })),
    announced: await announcedOf(orderId),
    events: await eventsOf(found, view),
    revision,
    readAt,
  };
}
