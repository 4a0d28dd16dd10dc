import { loadInvoice } from '@/lib/commerce/documents/order-documents.server';
import { giftCardsLeft } from '@/lib/commerce/vouchers/gift-cards-left.server';
import { isCurrency } from '@/lib/shop/project/currencies';
import type { ComposedEmail } from '@/lib/messaging/mail/email';
import { orderEmail } from '@/lib/messaging/mail/order-email';
import {
  loadOrder,
  ownInvoiceAddress,
  placedLines,
  type Order,
} from '@/lib/commerce/orders/load-order.server';
import { database } from '@/lib/platform/db/database.server';
import type { Transaction } from '@/lib/platform/db/transaction';
import { orderArrival } from '@/lib/commerce/orders/order-arrival.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { orderStatusHref } from '@/lib/shop/routes/order-status-href';
import { projectName } from '@/lib/cms/content/project-name.server';
import { editableAs } from './form-wording.server';
import { letterPictures } from './letter-pictures.server';

/** A paid order with what its confirmation states. */
export interface PaidOrder {
  found: Order;
  left: Awaited<ReturnType<typeof giftCardsLeft>>;
}

/**
 * Reads a paid order from the database alone.
 * @param db the transaction of a payment that is only tried, for its email to be shown
 * @returns `null` for a deleted order
 */
export async function loadPaidOrder(
  orderId: string,
  db: Pick<Transaction, 'select'> = database(),
): Promise<PaidOrder | null> {
  const found = await loadOrder(orderId, db);
  return found && { found, left: await giftCardsLeft(orderId, db) };
}

/**
 * Confirmation of a paid order, without its invoice.
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export async function composePaid(key: string, { found, left }: PaidOrder): Promise<ComposedEmail> {
  const { order, address } = found;
  const lines = placedLines(found);
  const currency = order.currency.toUpperCase();
  if (!isCurrency(currency)) throw new Error(`order ${order.number} has no currency`);
  const {
    number,
    locale,
    shipping,
    total,
    discount,
    giftCards,
    taxedGiftCards,
    vatRate,
    vatParts,
    origin,
    email: to,
  } = order;
  const context = pageContext({ project: order.project, locale, path: '/' }, Date.now());
  const letter = orderEmail({
    number,
    locale,
    currency,
    lines,
    shipping,
    total,
    discount,
    giftCards,
    taxedGiftCards,
    vatRate,
    vatParts,
    giftCardsLeft: left,
    address,
    invoiceAddress: ownInvoiceAddress(found),
    arrival: orderArrival(found),
    projectName: context ? await projectName(context) : order.project,
    pictures: await letterPictures(context, lines),
    // Customers also get the email if the shop has left their market.
    ...(context && {
      orderUrl: `${origin}${orderStatusHref({ project: context.project, locale }, { number })}`,
    }),
  });
  return { letter, key, project: order.project, to, ...editableAs('order-paid', context) };
}

/**
 * Confirmation of a paid order.
 * @returns `null` for a deleted order
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export async function orderPaidEmail(key: string, orderId: string): Promise<ComposedEmail | null> {
  const paid = await loadPaidOrder(orderId);
  if (!paid) return null;
  const composed = await composePaid(key, paid);
  const invoice = await loadInvoice(orderId);
  return { ...composed, ...(invoice && { attachments: [invoice] }) };
}
