import type Stripe from 'stripe';
import { callStripe, isAlreadyRefunded, PaymentUnavailable, stripeErrors } from './stripe.server';

/**
 * Maximum number of refunds of one payment that are searched; no order is returned in more parts.
 */
const MAX_REFUNDS = 100;
/** States of a refund that moved no money. */
const WITHOUT_EFFECT = ['failed', 'canceled'];

interface PartialRefund {
  /** Our id, which the provider stores with the refund. */
  id: string;
  /** The provider's id of the payment. */
  intentId: string;
  /** Minor units of the payment's currency. */
  amount: number;
  /** When the current attempt began. */
  attemptedAt: Date;
}

/** Finds a refund that was made but not recorded. */
async function findRefund({ id, intentId }: PartialRefund): Promise<string | null> {
  const { data } = await callStripe('list', (client) =>
    client.refunds.list({ payment_intent: intentId, limit: MAX_REFUNDS }),
  );
  const existing = data.find(
    ({ metadata, status }) => metadata?.['refund'] === id && !WITHOUT_EFFECT.includes(status ?? ''),
  );
  return existing?.id ?? null;
}

/**
 * Creates a refund.
 * @returns the provider's id of the refund
 * @throws PaymentUnavailable also for a refund that was created and moved no money
 */
async function createRefund(
  parameters: Stripe.RefundCreateParams,
  options: Stripe.RequestOptions = {},
): Promise<string> {
  const { id, status } = await callStripe('refund', (client) =>
    client.refunds.create(parameters, options),
  );
  // outside: stripe-failed-refund
  if (!WITHOUT_EFFECT.includes(status ?? '')) return id;
  const { StripeAPIError } = await stripeErrors();
  const cause = new StripeAPIError({ message: `refund ${id} is ${status}`, type: 'api_error' });
  // The provider repeats this response for the same idempotency key.
  throw new PaymentUnavailable(cause, { isRejected: false, isFinal: true });
}

/**
 * Refunds a part of a payment, once per id of ours. The provider's idempotency keys expire after a
 * day and also store failures, so its list of refunds is read first.
 * @returns the provider's id of the refund
 * @throws PaymentUnavailable
 */
export async function refundPart(refund: PartialRefund): Promise<string> {
  // outside: stripe-key-day
  const before = await findRefund(refund);
  if (before) return before;
  const { id, intentId, amount, attemptedAt } = refund;
  const parameters = { payment_intent: intentId, amount, metadata: { refund: id } };
  // outside: stripe-own-key
  const options = { idempotencyKey: `refund:${id}:${attemptedAt.getTime()}` };
  return createRefund(parameters, options);
}

/**
 * Refunds a payment in full, once however often it is called, because the provider refunds no more
 * than was paid. Needs no idempotency key, which would store a failure for a day.
 * @throws PaymentUnavailable
 */
export async function refund(intentId: string): Promise<void> {
  try {
    await createRefund({ payment_intent: intentId });
  } catch (error) {
    if (!isAlreadyRefunded(error)) throw error;
  }
}
