import { PaymentUnavailable } from '@/lib/commerce/payment/stripe.server';
import { report } from '@/lib/platform/log/log.server';
import { expireOrder } from './expire-order.server';
import { finishOrder, settleOrder } from './finish-order.server';
import type { OrderRejection } from './order-rejection';
import { awaitsTransfer } from './accept-transfer.server';
import { openSession } from './pay-order.server';
import { placeOrder, type OrderRequest, type Placed } from './place-order.server';

export type Submitted =
  | {
      ok: true;
      orderId: string;
      /** Hosted payment page; `null` when the order is paid already, or by bank transfer. */
      url: string | null;
    }
  | { ok: false; code: OrderRejection };

/** A merged basket has two earlier orders, and another tab may place a third meanwhile. */
const MAX_SUPERSEDED = 3;

/** Earlier orders of this basket that differ from it end, then this one is placed. */
async function placeAnew(request: OrderRequest): Promise<Placed> {
  let placed = await placeOrder(request);
  for (let ended = 0; ended < MAX_SUPERSEDED; ended += 1) {
    if (placed.ok || placed.code !== 'superseded') return placed;
    const status = await expireOrder(placed.orderId);
    // It was paid while this one was sent: the visitor is shown that one.
    if (status === 'paid') return { ok: true, orderId: placed.orderId };
    placed = await placeOrder(request);
  }
  return placed;
}

async function submit(request: OrderRequest): Promise<Submitted> {
  const placed = await placeAnew(request);
  if (!placed.ok) {
    // Two tabs that take turns in superseding each other: the visitor tries again.
    const code = placed.code === 'superseded' ? 'unavailable' : placed.code;
    return { ok: false, code };
  }
  const { orderId } = placed;
  const session = await openSession(orderId);
  if (session?.url && session.status === 'open') return { ok: true, orderId, url: session.url };
  const isAwaitingTransfer = session === null && (await awaitsTransfer(orderId));
  const status = await (session ? settleOrder(orderId, session) : finishOrder(orderId));
  // Complete and pending: the payment is on its way.
  const isUnderWay = status === 'pending' && session?.status === 'complete';
  return status === 'paid' || status === 'accepted' || isUnderWay || isAwaitingTransfer
    ? { ok: true, orderId, url: null }
    : { ok: false, code: 'order_expired' };
}

/**
 * Places an order and redirects to the page where it is paid. Sent again with the same key, it
 * redirects to the same page.
 */
export async function submitOrder(request: OrderRequest): Promise<Submitted> {
  try {
    return await submit(request);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    report('no payment page for an order', { error });
    return { ok: false, code: 'payment_unavailable' };
  }
}
