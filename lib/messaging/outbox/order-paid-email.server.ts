import { loadInvoice } from '@/lib/commerce/documents/order-documents.server';
import { giftCardsLeft } from '@/lib/commerce/vouchers/gift-cards-left.server';
import { isCurrency } from '@/lib/shop/project/currencies';
import type { ComposedEmail } from '@/lib/messaging/mail/email';
import { orderEmail } from '@/lib/messaging/mail/order-email';
import { loadOrder, ownInvoiceAddress, placedLines } from '@/lib/commerce/orders/load-order.server';
import { orderArrival } from '@/lib/commerce/orders/order-arrival.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { orderStatusHref } from '@/lib/shop/routes/order-status-href';
import { projectName } from '@/lib/cms/content/project-name.server';
import { editableAs } from './form-wording.server';

/**
 * Confirmation of a paid order.
 * @returns `null` for a deleted order
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export async function orderPaidEmail(key: string, orderId: string): Promise<ComposedEmail | null> {
  const found = await loadOrder(orderId);
  if (!found) return null;
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
    vatRate,
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
    vatRate,
    giftCardsLeft: await giftCardsLeft(order.id),
    address,
    invoiceAddress: ownInvoiceAddress(found),
    arrival: orderArrival(found),
    projectName: context ? await projectName(context) : order.project,
    // Customers also get the email if the shop has left their market.
    ...(context && {
      orderUrl: `${origin}${orderStatusHref({ project: context.project, locale }, { number })}`,
    }),
  });
  const invoice = await loadInvoice(order.id);
  return {
    letter,
    key,
    project: order.project,
    to,
    ...(invoice && { attachments: [invoice] }),
    ...editableAs('order-paid', context),
  };
}
