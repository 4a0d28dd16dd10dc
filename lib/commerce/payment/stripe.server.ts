import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type Stripe from 'stripe';
import { traced } from '@/lib/platform/tracing/traced.server';
import { env } from '@/lib/platform/env/env.server';

/** The API version that the code was written for; a newer package does not change it. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 8_000;
/** Maximum number of concurrent requests; further ones wait for a connection. */
const MAX_CONNECTIONS = 20;

/** Loaded with the first payment, because the package has a hundred modules. */
const load = async () => (await import('stripe')).default;

/**
 * Rejects JSON that is no object, for example the "ok" of a proxy. The client would throw outside of
 * its promise for it, which ends the process, and the caller would wait for ever.
 */
function acceptObjectsOnly(http: Stripe.HttpClient): Stripe.HttpClient {
  const makeRequest = http.makeRequest.bind(http);
  http.makeRequest = async (...sent) => {
    const response = await makeRequest(...sent);
    const toJSON = response.toJSON.bind(response);
    response.toJSON = async () => {
      const body: unknown = await toJSON();
      if (typeof body === 'object' && body !== null) return body;
      throw new SyntaxError('The response is no object');
    };
    return response;
  };
  return http;
}

async function open(): Promise<Stripe> {
  const Client = await load();
  const { STRIPE_SECRET_KEY, STRIPE_HOST } = env();
  const [host, port] = STRIPE_HOST?.split(':') ?? [];
  const agent = new (STRIPE_HOST ? HttpAgent : HttpsAgent)({
    keepAlive: true,
    maxSockets: MAX_CONNECTIONS,
  });
  return new Client(STRIPE_SECRET_KEY, {
    // outside: stripe-version-header
    apiVersion: API_VERSION,
    telemetry: false,
    // outside: stripe-timeout-twice
    timeout: TIMEOUT_MS,
    // outside: stripe-closed-connection, stripe-retried-statuses, stripe-retry-after
    maxNetworkRetries: 1,
    // outside: stripe-primitive
    httpClient: acceptObjectsOnly(Client.createNodeHttpClient(agent)),
    ...(host && { host, protocol: 'http', ...(port && { port }) }),
  });
}

let client: Promise<Stripe> | undefined;

/** The payment provider's official client. If loading it fails, the next payment tries again. */
export function stripe(): Promise<Stripe> {
  client ??= open().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** The error classes of the client. */
export const stripeErrors = async () => (await load()).errors;

/**
 * The provider does not respond, or not as specified: the operation may or may not have happened.
 */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
  /** The provider has understood the request and will never fulfil it. */
  readonly isRejected: boolean;
  /**
   * Stripe reported a failure, which it repeats for a day for the same idempotency key. Whether
   * anything was done is unknown.
   */
  readonly isFinal: boolean;
  /** The provider's error code. */
  readonly code: string | undefined;

  constructor(
    cause: Stripe.errors.StripeError,
    { isRejected, isFinal }: { isRejected: boolean; isFinal: boolean },
  ) {
    super('The payment provider cannot be reached', { cause });
    // outside: stripe-error-fields
    this.code = cause.code;
    this.isRejected = isRejected;
    this.isFinal = isFinal;
  }
}

/**
 * Statuses after which a repeat may succeed: another request holds the key or lock, or there were
 * too many.
 */
const LATER = [409, 429];

/** Types of the provider's own errors. @see https://docs.stripe.com/api/errors */
const OWN_TYPES: readonly string[] = [
  'api_error',
  'card_error',
  'idempotency_error',
  'invalid_request_error',
];

// outside: stripe-html, stripe-empty, stripe-foreign-error
/** Whether the provider itself reported a failure, rather than a gateway or a lost connection. */
const isOwnError = ({ rawType }: Stripe.errors.StripeError) =>
  rawType !== undefined && OWN_TYPES.includes(rawType);

const isFinalStatus = (status: number | undefined) =>
  status !== undefined && !LATER.includes(status);

/**
 * Calls the provider. The client passes any readable response on, for example that of a proxy, and a
 * refund would then count as made: the response has to be an object of the provider's.
 * @param kind `object` of the response
 * @throws PaymentUnavailable for every error of the provider or the connection to it, and for a
 *   response of another kind
 */
export async function callStripe<Result extends { object: string }>(
  kind: Result['object'],
  call: (client: Stripe) => Promise<Result>,
): Promise<Result> {
  const errors = await stripeErrors();
  try {
    // outside: stripe-unchecked
    const client = await stripe();
    const attributes = { 'stripe.object': kind };
    const result = await traced({ name: 'payment', attributes }, () => call(client));
    if (result.object === kind) return result;
  } catch (error) {
    if (!(error instanceof errors.StripeError)) throw error;
    throw new PaymentUnavailable(error, {
      isRejected: isOwnError(error) && error instanceof errors.StripeInvalidRequestError,
      isFinal: isOwnError(error) && isFinalStatus(error.statusCode),
    });
  }
  const message = `The response is no ${kind}`;
  const cause = new errors.StripeAPIError({ message, type: 'api_error' });
  // Whether anything was done is unknown, as with a lost response.
  throw new PaymentUnavailable(cause, { isRejected: false, isFinal: false });
}

/** Whether a request has failed for good, so that another attempt needs a new idempotency key. */
export const isFinal = (error: unknown): boolean =>
  error instanceof PaymentUnavailable && error.isFinal;

/** Whether a payment has nothing left to refund. */
export const isAlreadyRefunded = (error: unknown): boolean =>
  error instanceof PaymentUnavailable && error.code === 'charge_already_refunded';

/** Whether the provider has understood a request and will never fulfil it. */
export const isRejected = (error: unknown): boolean =>
  error instanceof PaymentUnavailable && error.isRejected;
