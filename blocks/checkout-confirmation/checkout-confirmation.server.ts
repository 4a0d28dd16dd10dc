import { forEach, checkoutVisitor } from '@/lib/commerce/checkout/load-step.server';
import { isTransferMethod, PAYMENT_METHODS } from '@/lib/commerce/delivery/methods';
import type { ConfirmedOrder, LoadedConfirmation } from '@/lib/commerce/checkout/loaded-checkout';
import type { LineArticles } from '@/lib/commerce/basket/line-articles.server';
import type { BlockLoader } from '@/lib/cms/blocks/block-loader';
import { orderArticles } from '@/lib/commerce/orders/order-articles.server';
import { loadConfirmation } from '@/lib/commerce/orders/load-confirmation.server';
import {
  ownInvoiceAddress,
  placedLines,
  type Order,
} from '@/lib/commerce/orders/load-order.server';
import { addressLines } from '@/lib/shop/address/address-lines';
import { orderArrival } from '@/lib/commerce/orders/order-arrival.server';
import { languageOf } from '@/lib/shop/i18n/language-of';
import { isCurrency } from '@/lib/shop/project/currencies';
import { shownEmail } from '@/lib/shop/address/shown-email.server';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    checkoutConfirmation: LoadedConfirmation;
  }
}

/**
 * Shorter than the seven days without a visit after which Safari deletes what scripts have stored.
 */
const REPORTABLE_MS = 3 * 24 * 3_600_000;

/** Removes fields that the confirmation page does not show. */
function confirmed(found: Order, articles: LineArticles): ConfirmedOrder {
  const { order, address, isDelayed } = found;
  const language = languageOf(order.locale);
  const invoiceTo = ownInvoiceAddress(found);
  const { id: orderId, number, status, email, shipping, total, discount, giftCards } = order;
  const currency = order.currency.toUpperCase();
  if (!isCurrency(currency)) throw new Error(`order ${number} is in ${order.currency}`);
  return {
    id: orderId,
    number,
    status,
    isDelayed,
    isReportable: Date.now() - order.placedAt.getTime() < REPORTABLE_MS,
    email: shownEmail(email),
    currency,
    deliveryAddress: addressLines(address, language),
    invoiceAddress: invoiceTo && addressLines(invoiceTo, language),
    arrival: orderArrival(found),
    paymentMethod: PAYMENT_METHODS.find((method) => method === order.paymentMethod) ?? null,
    isTransferDue: status === 'pending' && isTransferMethod(order.paymentMethod),
    totals: {
      goods: total - shipping + discount,
      discount,
      shipping,
      total,
      giftCards,
      taxedGiftCards: order.taxedGiftCards,
      due: total - giftCards,
      vat: order.vat,
      vatRate: order.vatRate,
      ...(order.vatParts && { vatParts: order.vatParts }),
    },
    lines: placedLines(found).map((line) => {
      const { id, itemNumber, name, colour, size, quantity, price } = line;
      const article = articles.get(itemNumber);
      const { brand = '', categories = [] } = article ?? {};
      const { isGiftCard, isSinglePurpose } = line;
      const shown = { id, itemNumber, name, colour, size, quantity, price };
      return {
        ...shown,
        isGiftCard,
        isSinglePurpose,
        ...(line.vatRate !== null && { vatRate: line.vatRate }),
        ...(article && { imageRatio: article.imageRatio }),
        brand,
        categories,
      };
    }),
  };
}

/** The order in the address, only for the visitor who placed it. */
export const loadCheckoutConfirmation: BlockLoader<
  'checkoutConfirmation',
  LoadedConfirmation
> = async (blocks, page) => {
  const { session, query } = checkoutVisitor(page);
  const order = await loadConfirmation(await session(), query.get('order') ?? '');
  return forEach(blocks, {
    order: order && confirmed(order, await orderArticles(placedLines(order), page)),
  });
};
