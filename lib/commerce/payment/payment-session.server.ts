import type Stripe from 'stripe';
import { callStripe, isRejected } from './stripe.server';

/** A session at the provider: one order, to be paid on one page. */
export interface PaymentSession {
  id: string;
  /** Id of its order; `null` for sessions that are not ours. */
  orderId: string | null;
  /** Address of the page while it can be paid. */
  url: string | null;
  /** `complete` does not mean paid if the payment takes days. */
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  /** Whether its payment failed after completion: it cannot be paid any more. */
  hasFailed: boolean;
  /** Id of the payment, used for refunds. */
  intentId: string | null;
  /** Minor units. */
  amount: number;
  /** Lower case. */
  currency: string;
}

/** A status added by the vendor in the future neither ends nor completes an order. */
const statusOf = (status: string | null): PaymentSession['status'] =>
  status === 'complete' || status === 'expired' ? status : 'open';

/** A payment intent that awaits another method has failed once its session is over. */
function hasFailed({ status, payment_status, payment_intent: intent }: Stripe.Checkout.Session) {
  if (status !== 'complete' || payment_status === 'paid' || typeof intent !== 'object')
    return false;
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
}

export function readSession(session: Stripe.Checkout.Session): PaymentSession {
  const { payment_intent: intent } = session;
  return {
    id: session.id,
    orderId: session.client_reference_id,
    url: session.url,
    status: statusOf(session.status),
    isPaid: session.payment_status === 'paid',
    hasFailed: hasFailed(session),
    intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
  };
}

/** @throws PaymentUnavailable */
export async function retrieveSession(id: string): Promise<PaymentSession> {
  const expand = ['payment_intent'];
  return readSession(
    await callStripe('checkout.session', (client) =>
      client.checkout.sessions.retrieve(id, { expand }),
    ),
  );
}

/**
 * Expires a session at the provider, so that it cannot be paid any more.
 * @returns the resulting session: expired, or complete if it was paid first
 * @throws PaymentUnavailable
 */
export async function expireSession(id: string): Promise<PaymentSession> {
  try {
    return readSession(
      await callStripe('checkout.session', (client) => client.checkout.sessions.expire(id)),
    );
  } catch (error) {
    // Only open sessions can be expired; this returns the final state of any other.
    if (isRejected(error)) return retrieveSession(id);
    throw error;
  }
}
