import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { and, eq, lte } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { documents, refunds } from '@/lib/platform/db/schema-order-life';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addressLines } from '@/lib/shop/address/address-lines';
import { languageOf } from '@/lib/shop/i18n/language-of';
import { loadOrder } from '@/lib/commerce/orders/load-order.server';
import { orderCurrency } from '@/lib/commerce/orders/view-order.server';
import { businessCustomer } from './business-customer.server';
import { creditNotePdf, type CreditNote } from './credit-note-pdf.server';
import { documentName } from '@/lib/commerce/order-view/document-name';
import { nextNumber } from './document-numbers.server';
import { printedLines } from './printed-lines';
import { shopNameOf, type IssuedDocument } from './order-documents.server';

type Reader = Pick<Transaction, 'select'>;

async function issuedNote(reader: Reader, refundId: string): Promise<IssuedDocument | null> {
  const [issued] = await reader.select().from(documents).where(eq(documents.refundId, refundId));
  if (!issued) return null;
  const { project, number, file } = issued;
  return { fileName: `${documentName('creditNote', project, number)}.pdf`, file };
}

/**
 * A refund and the invoice it corrects; `null` if the invoice was issued later and already includes
 * it.
 */
async function correctionOf(orderId: string, refundId: string) {
  const [found] = await database()
    .select({ refund: refunds, invoice: documents })
    .from(refunds)
    .innerJoin(
      documents,
      and(
        eq(documents.orderId, refunds.orderId),
        eq(documents.kind, 'invoice'),
        lte(documents.issuedAt, refunds.createdAt),
      ),
    )
    .where(and(eq(refunds.id, refundId), eq(refunds.orderId, orderId)));
  return found ?? null;
}

async function contentOf(
  orderId: string,
  refundId: string,
): Promise<Omit<CreditNote, 'number' | 'issuedAt'> | null> {
  const found = await loadOrder(orderId);
  const correction = await correctionOf(orderId, refundId);
  if (!found || !correction) return null;
  const { order, lines, invoiceAddress } = found;
  const { refund, invoice } = correction;
  const language = languageOf(order.locale);
  return {
    ...refund,
    pieces: printedLines(
      order.locale,
      lines.flatMap((line) => {
        const quantity = refund.lines.find(({ lineId }) => lineId === line.id)?.quantity;
        return quantity ? [{ ...line, quantity }] : [];
      }),
    ),
    language,
    currency: orderCurrency(order),
    seller: shopSettings(order.project).seller,
    shop: await shopNameOf(found),
    orderNumber: order.number,
    placedAt: order.placedAt,
    vatRate: order.vatRate,
    invoiceNumber: documentName('invoice', invoice.project, invoice.number),
    address: addressLines(invoiceAddress, language),
    business: businessCustomer(found),
  };
}

/**
 * The credit note of a refund: issued when first requested, and the same file from then on.
 * @param about ids; the refund has to belong to the order
 * @returns `null` if no invoice had been issued before the refund
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export async function loadCreditNote(about: {
  orderId: string;
  refundId: string;
}): Promise<IssuedDocument | null> {
  const { orderId, refundId } = about;
  const content = await contentOf(orderId, refundId);
  if (!content) return null;
  const db = database();
  const known = await issuedNote(db, refundId);
  if (known) return known;
  const found = await loadOrder(orderId);
  if (!found) return null;
  const { project, locale } = found.order;
  return inTransaction(async (transaction) => {
    await transaction
      .select({ id: refunds.id })
      .from(refunds)
      .where(eq(refunds.id, refundId))
      .for('update');
    // Checks again after waiting for the lock: another request may have issued this note meanwhile.
    const quicker = await issuedNote(transaction, refundId);
    if (quicker) return quicker;
    const number = await nextNumber(transaction, project, 'creditNote');
    const name = documentName('creditNote', project, number);
    const issuedAt = new Date();
    const file = await creditNotePdf({ ...content, number: name, issuedAt });
    await transaction
      .insert(documents)
      .values({ orderId, refundId, project, kind: 'creditNote', number, locale, file, issuedAt });
    return { fileName: `${name}.pdf`, file };
  });
}
