import { and, asc, eq, lte } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { documents, parcels, refunds } from '@/lib/platform/db/schema-order-life';
import { isCurrency, type Currency } from '@/lib/shop/project/currencies';
import { addressLines } from '@/lib/shop/address/address-lines';
import { languageOf } from '@/lib/shop/i18n/language-of';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { accountFor } from '@/lib/shop/settings/bank-account';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { isTransferMethod } from '@/lib/commerce/delivery/methods';
import { codeDataUrl, transferCode } from '@/lib/commerce/order-view/transfer-code.server';
import { transferDetails } from '@/lib/commerce/order-view/transfer-details';
import { giftCardDetails } from '@/lib/commerce/order-view/order-sums';
import { giftCardsLeft } from '@/lib/commerce/vouchers/gift-cards-left.server';
import { amountDue } from './amount-due.server';
import { openOrderArrival } from './order-arrival.server';
import { paymentStates } from '@/lib/commerce/order-view/payment-states.server';
import { trackingUrl } from '@/lib/commerce/order-view/tracking-url';
import { withdrawnPieces } from './withdrawn-pieces.server';
import { loadOrder, ownInvoiceAddress, type Order } from './load-order.server';
import {
  hasReturnables,
  isInvoiceable,
  shippingStatusOf,
  type ViewedOrder,
} from '@/lib/commerce/order-view/order-view';

/** @throws Error for an order that no version of the shop can have written */
export function orderCurrency({ currency, number }: Order['order']): Currency {
  const code = currency.toUpperCase();
  if (!isCurrency(code)) throw new Error(`order ${number} is in ${currency}`);
  return code;
}

/** Amounts of an order as placed. */
export const orderTotals = ({ order }: Order): ViewedOrder['totals'] => ({
  goods: order.total - order.shipping + order.discount,
  discount: order.discount,
  shipping: order.shipping,
  total: order.total,
  giftCards: order.giftCards,
  taxedGiftCards: order.taxedGiftCards,
  due: order.total - order.giftCards,
  vat: order.vat,
  vatRate: order.vatRate,
  ...(order.vatParts && { vatParts: order.vatParts }),
});

function linesOf({ lines }: Order, withdrawn: ReadonlyMap<string, number>): ViewedOrder['lines'] {
  return lines.map(({ id, name, colour, size, quantity, price, exchangeOf, ...others }) => {
    const { articleNumber, itemNumber, cancelled, shipped, returned, exchanged } = others;
    return {
      id,
      articleNumber,
      itemNumber,
      name,
      colour,
      size,
      quantity,
      price,
      cancelled,
      shipped,
      returned,
      withdrawn: withdrawn.get(id) ?? 0,
      exchanged,
      isExchange: exchangeOf !== null,
    };
  });
}

/** Pixels; large enough to be scanned from a screen. */
const CODE_SIZE = 200;

/** The transfer that an order is waiting for. @param due `null` if nothing is to be paid */
function transferOf(
  { order }: Order,
  due: number | null,
): Pick<ViewedOrder, 'transferDetails' | 'transferCode'> {
  if (!due || !isTransferMethod(order.paymentMethod))
    return { transferDetails: [], transferCode: null };
  const transfer = { number: order.number, amount: due, currency: orderCurrency(order) };
  const language = languageOf(order.locale);
  const { seller } = shopSettings(order.project);
  const code = transferCode(transfer, seller);
  const { orderNews } = messagesFor(language);
  return {
    transferDetails: transferDetails(transfer, accountFor(seller, transfer.currency), language),
    transferCode: code && {
      src: codeDataUrl(code),
      alt: orderNews.transferCode,
      width: CODE_SIZE,
      height: CODE_SIZE,
    },
  };
}

/** Refunds of an order, the earliest first. */
async function refundsOf(orderId: string): Promise<ViewedOrder['refunds']> {
  const given = await database()
    .select({ refund: refunds, invoice: documents.id })
    .from(refunds)
    .leftJoin(
      documents,
      and(
        eq(documents.orderId, refunds.orderId),
        eq(documents.kind, 'invoice'),
        lte(documents.issuedAt, refunds.createdAt),
      ),
    )
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt));
  return given.map(({ refund: { id, total, credited, status, createdAt }, invoice }) => ({
    id,
    total,
    isDone: status === 'done',
    createdAt: createdAt.getTime(),
    isCredited: credited === total,
    hasCreditNote: invoice !== null,
  }));
}

/** An order for a visitor who may read it; see `mayReadOrder`. @param orderId a UUID */
export async function viewOrder(orderId: string): Promise<ViewedOrder | null> {
  const found = await loadOrder(orderId);
  if (!found) return null;
  const { order, lines, address, invoiceAddress: customer } = found;
  const language = languageOf(order.locale);
  const invoiceTo = ownInvoiceAddress(found);
  const db = database();
  const sent = await db
    .select()
    .from(parcels)
    .where(eq(parcels.orderId, orderId))
    .orderBy(asc(parcels.shippedAt));
  const given = await refundsOf(orderId);
  const [invoice] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, 'invoice')));
  const due = await amountDue(orderId);
  const { id, number, status, paymentMethod, promisedFor, placedAt } = order;
  return {
    id,
    number,
    status,
    paymentMethod,
    promisedFor,
    arrival: openOrderArrival(found),
    lines: linesOf(found, await withdrawnPieces(db, orderId)),
    currency: orderCurrency(order),
    placedAt: placedAt.getTime(),
    shippingStatus: shippingStatusOf(status, lines),
    payment: (await paymentStates([id])).get(id) ?? 'pending',
    parcels: sent.map(({ id: parcelId, carrier, number: tracking, shippedAt }) => ({
      id: parcelId,
      carrier,
      number: tracking,
      trackingUrl: trackingUrl({ carrier, number: tracking }, language),
      shippedAt: shippedAt.getTime(),
    })),
    refunds: given,
    totals: orderTotals(found),
    giftCardsLeft: giftCardDetails(await giftCardsLeft(orderId), {
      language,
      currency: orderCurrency(order),
    }),
    left: order.total - given.reduce((sum, { total }) => sum + total, 0),
    due,
    ...transferOf(found, due),
    hasInvoice: invoice !== undefined || isInvoiceable(order.status, lines),
    hasReturnLabel: hasReturnables(lines),
    name: `${customer.firstName} ${customer.lastName}`,
    deliveryAddress: addressLines(address, language),
    invoiceAddress: invoiceTo && addressLines(invoiceTo, language),
    business: { vatNumber: customer.vatNumber, customerReference: customer.customerReference },
  };
}
