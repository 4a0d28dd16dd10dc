import type Stripe from 'stripe';
import { z } from 'zod';
import { env } from '@/lib/platform/env/env.server';
import { report } from '@/lib/platform/log/log.server';
import { readSession, type PaymentSession } from './payment-session.server';
import { stripe, stripeErrors } from './stripe.server';

/** The provider's report about one session. */
export interface PaymentEvent {
  /** The provider's event id, which repeats share. */
  id: string;
  /** `null` for events that do not concern orders. */
  session: PaymentSession | null;
}

/** Common fields of events in the provider's first API. */
const eventForm = z.object({
  id: z.string().regex(/^[\w-]{1,255}$/),
  object: z.literal('event'),
  type: z.string(),
});

/** The fields of a session that orders rely on. */
const sessionForm = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  client_reference_id: z.string().nullable(),
  status: z.string().nullable(),
  payment_status: z.string(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullable(),
  // outside: zod-int
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
});

const isOfSession = (event: Stripe.Event) =>
  event.type === 'checkout.session.completed' ||
  event.type === 'checkout.session.async_payment_succeeded' ||
  event.type === 'checkout.session.async_payment_failed' ||
  event.type === 'checkout.session.expired'
    ? event
    : null;

// outside: stripe-late-failure
/**
 * Reports a refund that the provider could not deliver, days later, for example to an account that was
 * closed. The money is with the shop again, and staff have to transfer it.
 */
function reportFailedRefund(event: Stripe.Event): void {
  if (event.type !== 'refund.failed') return;
  const { id, payment_intent: intent, amount, currency } = event.data.object;
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  report('a refund was not delivered, transfer the money', { id, intentId, amount, currency });
}

/** @throws ZodError for an event of an unknown form */
function readEvent(event: Stripe.Event): PaymentEvent {
  const { id } = eventForm.parse(event);
  reportFailedRefund(event);
  const ofSession = isOfSession(event);
  if (!ofSession) return { id, session: null };
  sessionForm.parse(ofSession.data?.object);
  const hasFailed = ofSession.type === 'checkout.session.async_payment_failed';
  return { id, session: { ...readSession(ofSession.data.object), hasFailed } };
}

/**
 * Reads a webhook of the provider. A signed event of an unknown form, such as a thin notification
 * of the provider's second API, is logged; repeating it would not help.
 * @param body byte for byte, because the signature covers it
 * @returns `unsigned` when the signature is missing, wrong or older than five minutes; `unknown`
 *   for another form
 */
export async function readPaymentEvent(
  body: string,
  signature: string,
): Promise<PaymentEvent | 'unsigned' | 'unknown'> {
  const { webhooks } = await stripe();
  const { StripeSignatureVerificationError } = await stripeErrors();
  try {
    // outside: stripe-webhook-age, stripe-webhook-many, stripe-webhook-bytes
    return readEvent(webhooks.constructEvent(body, signature, env().STRIPE_WEBHOOK_SECRET));
  } catch (error) {
    // The signature is verified before anything in the body is read.
    if (error instanceof StripeSignatureVerificationError) return 'unsigned';
    report('payment event of an unknown form', { error });
    return 'unknown';
  }
}
