import { env } from '@/lib/env/env.server';
import { readSession, type PaymentSession } from './payment-session.server';
import { stripe, stripeErrors } from './stripe.server';

/** What the provider reports of one session. */
export interface PaymentEvent {
  /** The provider's; sent again, it is the same. */
  id: string;
  /** `null` for events that are of no concern to orders. */
  session: PaymentSession | null;
}

/**
 * Reads a webhook of the provider.
 * @param body as it came, byte for byte: the signature is over it
 * @returns `null` when the signature is missing, wrong or older than five minutes
 */
export async function readPaymentEvent(
  body: string,
  signature: string,
): Promise<PaymentEvent | null> {
  const { webhooks } = await stripe();
  const { StripeSignatureVerificationError } = await stripeErrors();
  try {
    const event = webhooks.constructEvent(body, signature, env().STRIPE_WEBHOOK_SECRET);
    const isOfSession =
      event.type === 'checkout.session.completed' ||
      event.type === 'checkout.session.async_payment_succeeded' ||
      event.type === 'checkout.session.async_payment_failed' ||
      event.type === 'checkout.session.expired';
    if (!isOfSession) return { id: event.id, session: null };
    const hasFailed = event.type === 'checkout.session.async_payment_failed';
    return { id: event.id, session: { ...readSession(event.data.object), hasFailed } };
  } catch (error) {
    if (error instanceof StripeSignatureVerificationError) return null;
    throw error;
  }
}
