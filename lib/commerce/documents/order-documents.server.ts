import { and, asc, eq, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { documents, parcels, refunds } from '@/lib/platform/db/schema-order-life';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addressLines, parcelAddressLines } from '@/lib/shop/address/address-lines';
import { languageOf } from '@/lib/shop/i18n/language-of';
import { loadOrder, ownInvoiceAddress, type Order } from '@/lib/commerce/orders/load-order.server';
import { hasReturnables, isInvoiceable } from '@/lib/commerce/order-view/order-view';
import { orderCurrency } from '@/lib/commerce/orders/view-order.server';
import { projectName } from '@/lib/cms/content/project-name.server';
import { pageContext } from '@/lib/shop/page-context/page-context';
import { businessCustomer, shipToOf } from './business-customer.server';
import { documentName, nextNumber, returnNumber } from './document-numbers.server';
import { invoicePdf, type Invoice } from './invoice-pdf.server';
import { newestReturn } from './return-label.server';
import { returnLabelPdf } from './return-label-pdf.server';

export interface IssuedDocument {
  /** With its extension. */
  fileName: string;
  file: Buffer;
}

async function issuedInvoice(
  reader: Pick<Transaction, 'select'>,
  orderId: string,
): Promise<IssuedDocument | null> {
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
 * Lines of the invoice, with each piece once: exchanged pieces appear in the size that was sent
 * instead.
 */
const invoicedLines = (lines: Order['lines']) =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - line.exchanged }))
    .filter(({ quantity }) => quantity > 0);

/** Days of supply, and of payment for what has not been supplied yet. */
async function supplyOf({ order, lines }: Order) {
  const sent = await database()
    .select({ at: parcels.shippedAt })
    .from(parcels)
    .where(eq(parcels.orderId, order.id))
    .orderBy(asc(parcels.shippedAt));
  // A gift card is sent by email, and taxed when it is redeemed.
  const isWhole = lines.every(
    ({ quantity, shipped, cancelled, isGiftCard }) =>
      isGiftCard || shipped + cancelled === quantity,
  );
  return { suppliedAt: sent.map(({ at }) => at), prepaidAt: isWhole ? null : order.paidAt };
}

type OrderContent = Omit<Invoice, 'number' | 'issuedAt' | 'refunded' | 'suppliedAt' | 'prepaidAt'>;

function contentOf(found: Order, shop: string): OrderContent {
  const { order, lines, address, invoiceAddress } = found;
  const { placedAt, discount, shipping, total, giftCards, vatRate, status } = order;
  const language = languageOf(order.locale);
  return {
    lines: invoicedLines(lines),
    language,
    shop,
    placedAt,
    discount,
    shipping,
    total,
    giftCards,
    vatRate,
    currency: orderCurrency(order),
    orderNumber: order.number,
    address: addressLines(invoiceAddress, language),
    deliveredTo: ownInvoiceAddress(found) ? addressLines(address, language) : [],
    isPaid: status === 'paid',
    business: businessCustomer(found),
    shipTo: shipToOf(found),
  };
}

/**
 * The invoice of an order: issued when first requested, and the same file from then on.
 * @returns `null` for an order without an invoice, yet or ever
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export async function loadInvoice(orderId: string): Promise<IssuedDocument | null> {
  const db = database();
  const known = await issuedInvoice(db, orderId);
  if (known) return known;
  const found = await loadOrder(orderId);
  if (!found || !isInvoiceable(found.order.status, found.lines)) return null;
  const content = { ...contentOf(found, await shopNameOf(found)), ...(await supplyOf(found)) };
  return inTransaction(async (transaction) => {
    const { project, locale } = found.order;
    const number = await nextNumber(transaction, project, 'invoice');
    // Checks again after waiting for the number: another request may have issued this invoice
    // meanwhile.
    const quicker = await issuedInvoice(transaction, orderId);
    if (quicker) {
      await returnNumber(transaction, project, 'invoice');
      return quicker;
    }
    const [given] = await transaction
      .select({ sum: sql<number>`coalesce(sum(${refunds.total}), 0)::int` })
      .from(refunds)
      .where(eq(refunds.orderId, orderId));
    const name = documentName('invoice', project, number);
    const issuedAt = new Date();
    const file = await invoicePdf({
      ...content,
      number: name,
      issuedAt,
      refunded: given?.sum ?? 0,
    });
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
  const { number, locale } = found.order;
  const language = languageOf(locale);
  const address = parcelAddressLines(found.address);
  const announced = await newestReturn(orderId, language);
  const file = await returnLabelPdf({ orderNumber: number, language, address, announced });
  return { fileName: `${number}.pdf`, file };
}
