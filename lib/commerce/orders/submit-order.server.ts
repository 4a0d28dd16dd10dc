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
      /** Payment page; `null` if the order is already paid, or paid by bank transfer. */
      url: string | null;
    }
  | { ok: false; code: OrderRejection };

/** A merged basket has two earlier orders, and another tab may place a third. */
const MAX_SUPERSEDED = 3;

/** Ends earlier orders of this basket that differ, then places this one. */
async function placeAnew(request: OrderRequest): Promise<Placed> {
  let placed = await placeOrder(request);
  for (let ended = 0; ended < MAX_SUPERSEDED; ended += 1) {
    if (placed.ok || placed.code !== 'superseded') return placed;
    const status = await expireOrder(placed.orderId);
    // The earlier order was paid in the meantime, so the visitor is shown that one.
    if (status === 'paid') return { ok: true, orderId: placed.orderId };
    placed = await placeOrder(request);
  }
  return placed;
}

async function submit(request: OrderRequest): Promise<Submitted> {
  const placed = await placeAnew(request);
  if (!placed.ok) {
    // Two tabs keep superseding each other: the visitor has to try again.
    const code = placed.code === 'superseded' ? 'unavailable' : placed.code;
    return { ok: false, code };
  }
  const { orderId } = placed;
  const session = await openSession(orderId);
  if (session?.url && session.status === 'open') return { ok: true, orderId, url: session.url };
  const isAwaitingTransfer = session === null && (await awaitsTransfer(orderId));
  const status = await (session ? settleOrder(orderId, session) : finishOrder(orderId));
  // Complete but pending: the payment is in progress.
  const isUnderWay = status === 'pending' && session?.status === 'complete';
  return status === 'paid' || status === 'accepted' || isUnderWay || isAwaitingTransfer
    ? { ok: true, orderId, url: null }
    : { ok: false, code: 'order_expired' };
}

/**
 * Places an order and redirects to its payment page. Repeated with the same key, redirects to the
 * same page.
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
