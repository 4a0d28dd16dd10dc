import { and, asc, eq, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { documents, parcels, refunds } from '@/lib/platform/db/schema-order-life';
import { orders } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addressLines, parcelAddressLines } from '@/lib/shop/address/address-lines';
import { languageOf } from '@/lib/shop/i18n/language-of';
import { loadOrder, ownInvoiceAddress, type Order } from '@/lib/commerce/orders/load-order.server';
import {
  hasReturnables,
  isInvoiceable,
  remainingQuantity,
} from '@/lib/commerce/order-view/order-view';
import { remainderOf } from '@/lib/commerce/orders/order-remainder';
import { orderCurrency } from '@/lib/commerce/orders/view-order.server';
import { projectName } from '@/lib/cms/content/project-name.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { businessCustomer, shipToOf } from './business-customer.server';
import { documentName } from '@/lib/commerce/order-view/document-name';
import { nextNumber } from './document-numbers.server';
import { invoicePdf, type Invoice } from './invoice-pdf.server';
import { printedLines } from './printed-lines';
import { newestReturn } from './return-label.server';
import { returnLabelPdf } from './return-label-pdf.server';

export interface IssuedDocument {
  /** With its extension. */
  fileName: string;
  file: Buffer;
}

type Reader = Pick<Transaction, 'select'>;

async function issuedInvoice(reader: Reader, orderId: string): Promise<IssuedDocument | null> {
  const [issued] = await reader
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, 'invoice')));
  if (!issued) return null;
  return {
    fileName: `${documentName('invoice', issued.project, issued.number)}.pdf`,
    file: issued.file,
  };
}

/** The shop's name on its documents. */
export async function shopNameOf({ order }: Order): Promise<string> {
  const { project, locale } = order;
  const context = pageContext({ project, locale, path: '/' }, Date.now());
  return context ? projectName(context) : project;
}

/**
 * Lines of the invoice: pieces that were neither cancelled nor returned before it. Exchanged pieces
 * appear in the size that was sent instead.
 */
const invoicedLines = (lines: Order['lines']) =>
  lines
    .map((line) => ({ ...line, quantity: remainingQuantity(line) }))
    .filter(({ quantity }) => quantity > 0);

/** Days of supply, and of payment for what has not been supplied yet. */
async function supplyOf(reader: Reader, { order, lines }: Order) {
  const sent = await reader
    .select({ at: parcels.shippedAt })
    .from(parcels)
    .where(eq(parcels.orderId, order.id))
    .orderBy(asc(parcels.shippedAt));
  // A gift card is sent by email when it is paid.
  const isWhole = lines.every(
    ({ quantity, shipped, cancelled, isGiftCard }) =>
      isGiftCard || shipped + cancelled === quantity,
  );
  // A single-purpose voucher is supplied when it is issued, with the payment.
  const hasVouchers = lines.some((line) => line.isSinglePurpose && remainingQuantity(line) > 0);
  const issued = hasVouchers && order.paidAt ? [order.paidAt] : [];
  const suppliedAt = [...issued, ...sent.map(({ at }) => at)];
  return { suppliedAt, prepaidAt: isWhole ? null : order.paidAt };
}

/**
 * Amounts of the invoice: those of the pieces that remain. Tax is that of these amounts, because who
 * states more in an invoice owes it (§ 14c UStG).
 */
async function sumsOf(reader: Reader, { order, lines }: Order) {
  const [given] = await reader
    .select({
      allowance: sql<number>`coalesce(sum(${refunds.allowance}), 0)::int`,
      giftCards: sql<number>`coalesce(sum(${refunds.giftCards}), 0)::int`,
      taxedGiftCards: sql<number>`coalesce(sum(${refunds.taxedGiftCards}), 0)::int`,
    })
    .from(refunds)
    .where(eq(refunds.orderId, order.id));
  const giftCards = order.giftCards - (given?.giftCards ?? 0);
  const taxedGiftCards = order.taxedGiftCards - (given?.taxedGiftCards ?? 0);
  const left = remainderOf({ ...order, taxedGiftCards }, lines, given?.allowance);
  const { discount, shipping, allowance, total, vatParts = null } = left;
  const isPaid = order.status === 'paid' || total === giftCards;
  const invoiced = printedLines(order.locale, invoicedLines(lines));
  const sums = { discount, shipping, allowance, total, giftCards, taxedGiftCards, vatParts };
  return { lines: invoiced, ...sums, isPaid };
}

type OrderContent = Omit<
  Invoice,
  'number' | 'issuedAt' | keyof Awaited<ReturnType<typeof sumsOf>> | 'suppliedAt' | 'prepaidAt'
>;

function contentOf(found: Order, shop: string): OrderContent {
  const { order, address, invoiceAddress } = found;
  const { placedAt, vatRate } = order;
  const language = languageOf(order.locale);
  return {
    language,
    seller: shopSettings(order.project).seller,
    shop,
    placedAt,
    vatRate,
    currency: orderCurrency(order),
    orderNumber: order.number,
    address: addressLines(invoiceAddress, language),
    deliveredTo: ownInvoiceAddress(found) ? addressLines(address, language) : [],
    business: businessCustomer(found),
    shipTo: shipToOf(found),
  };
}

/**
 * Locks an order, so that what is cancelled or returned is either in its invoice or comes after it.
 * @returns its invoice, if that was issued while waiting for the lock
 */
async function lockForInvoice(transaction: Transaction, orderId: string) {
  await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return issuedInvoice(transaction, orderId);
}

/**
 * The invoice of an order: issued when first requested, and the same file from then on.
 * @returns `null` for an order without an invoice, yet or ever
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export async function loadInvoice(orderId: string): Promise<IssuedDocument | null> {
  const known = await issuedInvoice(database(), orderId);
  if (known) return known;
  const unlocked = await loadOrder(orderId);
  if (!unlocked || !isInvoiceable(unlocked.order.status, unlocked.lines)) return null;
  const shop = await shopNameOf(unlocked);
  return inTransaction(async (transaction) => {
    const quicker = await lockForInvoice(transaction, orderId);
    if (quicker) return quicker;
    const found = await loadOrder(orderId, transaction);
    if (!found || !isInvoiceable(found.order.status, found.lines)) return null;
    const { project, locale } = found.order;
    const number = await nextNumber(transaction, project, 'invoice');
    const name = documentName('invoice', project, number);
    const file = await invoicePdf({
      ...contentOf(found, shop),
      ...(await sumsOf(transaction, found)),
      ...(await supplyOf(transaction, found)),
      number: name,
      issuedAt: new Date(),
    });
    // The beginning of the transaction may lie before a refund for whose lock it waited.
    const issuedAt = sql`clock_timestamp()`;
    await transaction
      .insert(documents)
      .values({ orderId, project, kind: 'invoice', number, locale, file, issuedAt });
    return { fileName: `${name}.pdf`, file };
  });
}

/** The return label of an order; `null` while nothing can be returned. */
export async function loadReturnLabel(orderId: string): Promise<IssuedDocument | null> {
  const found = await loadOrder(orderId);
  if (!found || !hasReturnables(found.lines)) return null;
  const { project, number, locale } = found.order;
  const settings = shopSettings(project);
  const language = languageOf(locale);
  const address = parcelAddressLines(found.address);
  const announced = await newestReturn(orderId, language);
  const file = await returnLabelPdf({
    settings,
    orderNumber: number,
    language,
    locale,
    address,
    announced,
  });
  return { fileName: `${number}.pdf`, file };
}
