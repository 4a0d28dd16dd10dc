import { forEach, visitorOf } from '@/lib/checkout/load-step.server';
import { isTransferMethod } from '@/lib/checkout/methods';
import type { ConfirmedOrder, LoadedConfirmation } from '@/lib/checkout/loaded-checkout';
import type { BlockLoader } from '@/lib/blocks/block-loader';
import { loadConfirmation } from '@/lib/orders/load-confirmation.server';
import { placedLines, type Order } from '@/lib/orders/load-order.server';
import { isCurrency } from '@/lib/page-context/locale';

/** An order without the fields its page does not show. */
function confirmed(found: Order): ConfirmedOrder {
  const { order, isDelayed } = found;
  const { id: orderId, number, status, email, shipping, total, discount, giftCards } = order;
  const currency = order.currency.toUpperCase();
  if (!isCurrency(currency)) throw new Error(`order ${number} is in ${order.currency}`);
  return {
    id: orderId,
    number,
    status,
    isDelayed,
    email,
    currency,
    isTransferDue: status === 'pending' && isTransferMethod(order.paymentMethod),
    totals: {
      goods: total - shipping + discount,
      ...{ discount, shipping, total, giftCards, due: total - giftCards },
      ...{ vat: order.vat, vatRate: order.vatRate },
    },
    lines: placedLines(found).map(({ id, itemNumber, name, colour, size, quantity, price }) => ({
      ...{ id, itemNumber, name, colour, size, quantity, price },
    })),
  };
}

/** The order in the address, for the visitor who placed it only. */
export const loadCheckoutConfirmation: BlockLoader<
  'checkoutConfirmation',
  LoadedConfirmation
> = async (blocks, page) => {
  const { session, query } = visitorOf(page);
  const order = await loadConfirmation(await session(), query.get('order') ?? '');
  return forEach(blocks, { order: order && confirmed(order) });
};
