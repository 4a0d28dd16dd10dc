import { and, eq } from 'drizzle-orm';
import { database, type Database } from '@/lib/platform/db/database.server';
import {
  issuedGiftCards,
  parcelLines,
  parcels,
  refunds,
  withdrawals,
  type LinePieces,
} from '@/lib/platform/db/schema-order-life';
import { orderLines } from '@/lib/platform/db/schema-orders';
import { vouchers } from '@/lib/platform/db/schema-vouchers';
import { loadCreditNote } from '@/lib/commerce/documents/credit-note.server';
import { loadInvoice } from '@/lib/commerce/documents/order-documents.server';
import { codeEnding } from '@/lib/commerce/vouchers/code-ending';
import { giftCardsLeft } from '@/lib/commerce/vouchers/gift-cards-left.server';
import type { ComposedEmail } from '@/lib/messaging/mail/email';
import { languageOf } from '@/lib/shop/i18n/language-of';
import { codePng, transferCode } from '@/lib/commerce/order-view/transfer-code.server';
import {
  orderNewsEmail,
  TRANSFER_PICTURE,
  type OrderNews,
} from '@/lib/messaging/mail/order-news-email';
import type { NewsItem } from '@/lib/messaging/mail/pieces-part';
import { amountDue } from '@/lib/commerce/orders/amount-due.server';
import {
  loadOrder,
  ownInvoiceAddress,
  placedLines,
  type Order,
} from '@/lib/commerce/orders/load-order.server';
import { orderArrival } from '@/lib/commerce/orders/order-arrival.server';
import { orderCurrency } from '@/lib/commerce/orders/view-order.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { orderStatusHref } from '@/lib/shop/routes/order-status-href';
import { projectName } from '@/lib/cms/content/project-name.server';
import { accountFor } from '@/lib/shop/settings/bank-account';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { editableAs } from './form-wording.server';
import { letterPictures } from './letter-pictures.server';
import { TEMPLATE_OF } from './news-templates';

/** Ids of an email's subject. */
export interface AboutOrder {
  orderId: string;
  parcelId?: string | undefined;
  refundId?: string | undefined;
  withdrawalId?: string | undefined;
  /** The new item of an exchange. */
  lineId?: string | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

type Lines = Order['lines'];
/** The database, or the transaction of the event. */
type Reader = Pick<Database, 'select'>;

/** @param pieces to list; default: all except those cancelled, which an earlier email has listed */
function itemsOf(lines: Lines, pieces?: readonly LinePieces[]): NewsItem[] {
  return lines.flatMap(({ id, itemNumber, name, colour, size, quantity, cancelled }) => {
    const left = quantity - cancelled;
    const count = pieces ? pieces.find(({ lineId }) => lineId === id)?.quantity : left;
    return count ? [{ itemNumber, name, colour, size, quantity: count }] : [];
  });
}

/** An order as it was placed, for its confirmation. */
const placedOrder = async (found: Order, db: Reader) => ({
  ...found.order,
  address: found.address,
  invoiceAddress: ownInvoiceAddress(found),
  lines: placedLines(found),
  arrival: orderArrival(found),
  giftCardsLeft: await giftCardsLeft(found.order.id, db),
});

/** An order that is to be paid by transfer. */
async function placedNews(found: Order, db: Reader) {
  const { order } = found;
  // Nothing is due of an order that was paid or cancelled before its email was composed.
  const due = (await amountDue(order.id, db)) ?? 0;
  const transfer = { number: order.number, amount: due, currency: orderCurrency(order) };
  const { seller } = shopSettings(order.project);
  const account = accountFor(seller, transfer.currency);
  const hasCode = transferCode(transfer, seller) !== null;
  return { due, account, hasCode, order: await placedOrder(found, db) };
}

/** Confirms an order without requesting a transfer of nothing. */
const settledNews = ({ order }: Awaited<ReturnType<typeof placedNews>>): OrderNews => ({
  kind: 'acceptedSettled',
  order,
});

async function shippedNews(
  { order, lines }: Order,
  parcelId: string,
  db: Reader,
): Promise<OrderNews | null> {
  const [parcel] = await db.select().from(parcels).where(eq(parcels.id, parcelId));
  if (!parcel) return null;
  const pieces = await db.select().from(parcelLines).where(eq(parcelLines.parcelId, parcelId));
  const { carrier, number } = parcel;
  // The promise no longer applies if its day has passed when this parcel leaves.
  const isAhead = order.promisedFor !== null && Date.parse(order.promisedFor) + DAY_MS > Date.now();
  const promisedFor = isAhead ? order.promisedFor : null;
  const items = itemsOf(lines, pieces);
  return { kind: 'shipped', carrier, parcel: number, items, promisedFor };
}

async function refundNews(lines: Lines, refundId: string, db: Reader): Promise<OrderNews | null> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund) return null;
  const { orderId, money, giftCards, credited, reason } = refund;
  if (reason === 'late') return { kind: 'late', money };
  const kind = reason === 'cancelled' ? 'cancelled' : 'refunded';
  const items = itemsOf(lines, refund.lines);
  return { kind, items, money, giftCards, credited, due: await amountDue(orderId, db) };
}

async function withdrawalNews(lines: Lines, id: string, db: Reader): Promise<OrderNews | null> {
  const [found] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  if (!found) return null;
  const { name, declaredAt, lines: pieces } = found;
  const items = itemsOf(lines, pieces);
  return { kind: 'withdrawal', name, declaredAt: declaredAt.getTime(), items };
}

async function giftCardNews(orderId: string, db: Reader): Promise<OrderNews> {
  const cards = await db
    .select({
      code: issuedGiftCards.code,
      amount: orderLines.price,
      validUntil: vouchers.validUntil,
      isSinglePurpose: vouchers.isSinglePurpose,
    })
    .from(issuedGiftCards)
    .innerJoin(orderLines, eq(orderLines.id, issuedGiftCards.lineId))
    .innerJoin(
      vouchers,
      and(eq(vouchers.project, issuedGiftCards.project), eq(vouchers.code, issuedGiftCards.code)),
    )
    .where(eq(orderLines.orderId, orderId));
  return {
    kind: 'giftCards',
    cards: cards.map(({ validUntil, ...card }) => ({
      ...card,
      validUntil: validUntil && validUntil.getTime(),
    })),
  };
}

/** Outbox kinds that are events of an order. */
const NEWS: Readonly<
  Record<
    string,
    (found: Order, about: AboutOrder, db: Reader) => Promise<OrderNews | null> | OrderNews | null
  >
> = {
  'order-accepted': async (found, _, db) => {
    const placed = await placedNews(found, db);
    return placed.due > 0 ? { kind: 'accepted', ...placed } : settledNews(placed);
  },
  'prepayment-request': async (found, _, db) => {
    const placed = await placedNews(found, db);
    const until = found.order.expiresAt.getTime();
    return placed.due > 0 ? { kind: 'prepayment', until, ...placed } : settledNews(placed);
  },
  'order-received': async (found, _, db) => ({
    kind: 'received',
    order: await placedOrder(found, db),
  }),
  'order-shipped': (found, { parcelId }, db) =>
    parcelId ? shippedNews(found, parcelId, db) : null,
  'order-cancelled': ({ lines }, { refundId }, db) =>
    refundId ? refundNews(lines, refundId, db) : { kind: 'cancelledUnpaid', items: itemsOf(lines) },
  'order-refunded': ({ lines }, { refundId }, db) =>
    refundId ? refundNews(lines, refundId, db) : null,
  'order-exchanged': ({ lines }, { lineId }) => {
    const items = itemsOf(lines.filter(({ id }) => id === lineId));
    return items.length > 0 ? { kind: 'exchanged', items } : null;
  },
  'transfer-late': ({ lines }, { refundId }, db) =>
    refundId ? refundNews(lines, refundId, db) : null,
  'payment-failed': ({ lines }) => ({ kind: 'paymentFailed', items: itemsOf(lines) }),
  'withdrawal-received': ({ lines }, { withdrawalId }, db) =>
    withdrawalId ? withdrawalNews(lines, withdrawalId, db) : null,
  'gift-cards': ({ order }, _, db) => giftCardNews(order.id, db),
};

export const isOrderNews = (kind: string): boolean => Object.hasOwn(NEWS, kind);

/**
 * Attaches the invoice to the parcel of an order that is paid later, since a paid one has it
 * already, and the credit note of an invoice to its refund.
 */
async function attachmentsOf(
  { order }: Order,
  kind: string,
  refundId: string | undefined,
): Promise<Pick<ComposedEmail, 'attachments'>> {
  if (refundId) {
    const note = await loadCreditNote({ orderId: order.id, refundId });
    return note ? { attachments: [note] } : {};
  }
  if (kind !== 'order-shipped' || order.paymentMethod !== 'invoice') return {};
  const invoice = await loadInvoice(order.id);
  return invoice ? { attachments: [invoice] } : {};
}

/** Picture of the code for the transfer of an order. */
async function picturesOf(
  { order }: Order,
  news: OrderNews,
): Promise<Pick<ComposedEmail, 'pictures'>> {
  if (!('hasCode' in news)) return {};
  const transfer = { number: order.number, amount: news.due, currency: orderCurrency(order) };
  const code = transferCode(transfer, shopSettings(order.project).seller);
  return code ? { pictures: [{ name: TRANSFER_PICTURE, file: await codePng(code) }] } : {};
}

/** An event of an order with what its email needs. */
export interface LoadedNews {
  found: Order;
  news: OrderNews;
}

/**
 * Reads an event of an order from the database alone.
 * @param db the transaction of an event that is only tried, for its email to be shown
 * @returns `null` for a deleted order
 */
export async function loadOrderNews(
  kind: string,
  about: AboutOrder,
  db: Reader = database(),
): Promise<LoadedNews | null> {
  const found = await loadOrder(about.orderId, db);
  const news = found ? await NEWS[kind]?.(found, about, db) : null;
  return found && news ? { found, news } : null;
}

/** An event with the codes of gift cards hidden from staff. */
export function withoutCodes({ found, news }: LoadedNews): LoadedNews {
  if (news.kind !== 'giftCards') return { found, news };
  const cards = news.cards.map((card) => ({ ...card, code: `…${codeEnding(card.code)}` }));
  return { found, news: { ...news, cards } };
}

/**
 * Email about an event of an order, without its attachments.
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export async function composeNews(
  key: string,
  { found, news }: LoadedNews,
): Promise<ComposedEmail> {
  const { order, invoiceAddress: customer } = found;
  const { project, locale, number, origin, email: to } = order;
  const context = pageContext({ project, locale, path: '/' }, Date.now());
  const letter = orderNewsEmail({
    number,
    news,
    currency: orderCurrency(order),
    language: languageOf(locale),
    name: `${customer.firstName} ${customer.lastName}`,
    projectName: context ? await projectName(context) : project,
    pictures: await letterPictures(context, found.lines),
    ...(context && {
      url: `${origin}${orderStatusHref({ project: context.project, locale }, { number })}`,
    }),
  });
  const template = TEMPLATE_OF[news.kind];
  return { letter, key, project, to, ...(template && editableAs(template, context)) };
}

/**
 * Email to a customer about an event of an order.
 * @returns `null` for a deleted order
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export async function orderNews(
  key: string,
  kind: string,
  about: AboutOrder,
): Promise<ComposedEmail | null> {
  const loaded = await loadOrderNews(kind, about);
  if (!loaded) return null;
  const attached = await attachmentsOf(loaded.found, kind, about.refundId);
  return {
    ...(await composeNews(key, loaded)),
    ...attached,
    ...(await picturesOf(loaded.found, loaded.news)),
  };
}
