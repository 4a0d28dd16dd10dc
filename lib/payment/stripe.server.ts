import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import Stripe from 'stripe';
import { env } from '@/lib/env/env.server';

/** The version the code was written for; a newer package changes nothing until this line does. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 8_000;
/** Calls under way; the others wait for a connection. */
const MAX_CONNECTIONS = 20;

let client: Stripe | undefined;

/** The payment provider's official client. */
export function stripe(): Stripe {
  if (client) return client;
  const { STRIPE_SECRET_KEY, STRIPE_HOST } = env();
  const [host, port] = STRIPE_HOST?.split(':') ?? [];
  client = new Stripe(STRIPE_SECRET_KEY, {
    apiVersion: API_VERSION,
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    httpAgent: new (STRIPE_HOST ? HttpAgent : HttpsAgent)({
      keepAlive: true,
      maxSockets: MAX_CONNECTIONS,
    }),
    ...(host && { host, protocol: 'http', ...(port && { port }) }),
  });
  return client;
}

/** The provider does not respond, or not as specified: the operation may have happened or not. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
}

/** @throws PaymentUnavailable for every error of the provider or on the way to it */
export async function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new PaymentUnavailable('The payment provider cannot be asked', { cause: error });
  }
}

/** Whether the provider has understood a request and will never do it. */
export const isRejected = (error: unknown): boolean =>
  error instanceof PaymentUnavailable &&
  error.cause instanceof Stripe.errors.StripeInvalidRequestError;
