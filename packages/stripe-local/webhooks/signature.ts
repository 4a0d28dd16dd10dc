import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header of a body sent at `timestamp` (seconds since 1970).
 * @param previous the secret that is being replaced: a receiver needs to know one of the two
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
export function signatureHeader(
  body: string,
  secret: string,
  timestamp: number,
  previous?: string,
): string {
  const sign = (key: string) =>
    `v1=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`;
  return [`t=${timestamp}`, sign(secret), ...(previous ? [sign(previous)] : [])].join(',');
}
