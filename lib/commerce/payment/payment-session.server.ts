import type Stripe from 'stripe';
import { callStripe, isRejected } from './stripe.server';

/** A session at the provider: one order, to be paid on one hosted page. */
export interface PaymentSession {
  id: string;
  /** Id of the order it is for; `null` for sessions that are none of ours. */
  orderId: string | null;
  /** Address of the hosted page, while it can be paid. */
  url: string | null;
  /** `complete` is not yet paid where a payment takes days. */
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  /** Complete, and its payment has failed since: it cannot be paid any more. */
  hasFailed: boolean;
  /** What a refund names. */
  intentId: string | null;
  /** Minor units. */
  amount: number;
  /** Lower case. */
  currency: string;
}

/** A status the vendor may add one day neither ends nor completes an order. */
const statusOf = (status: string | null): PaymentSession['status'] =>
  status === 'complete' || status === 'expired' ? status : 'open';

/**
 * A payment intent that waits for another method has nothing left to wait for once its session is
 * over.
 */
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
    await callStripe((client) => client.checkout.sessions.retrieve(id, { expand })),
  );
}

/**
 * Expires a session at the provider, so that it cannot be paid any more.
 * @returns the session as it is then: expired, or complete if it was paid first
 * @throws PaymentUnavailable
 */
export async function expireSession(id: string): Promise<PaymentSession> {
  try {
    return readSession(await callStripe((client) => client.checkout.sessions.expire(id)));
  } catch (error) {
    // Only open sessions can be expired; the provider returns what became of this one.
    if (isRejected(error)) return retrieveSession(id);
    throw error;
  }
}
