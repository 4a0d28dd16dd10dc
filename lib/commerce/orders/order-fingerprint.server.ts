import { createHash } from 'node:crypto';
import type { NewOrder } from './new-order';

/**
 * Distinguishes orders of one basket: two have the same fingerprint if everything agrees that
 * determines what is charged, delivered, shown and sent, and to whom. Any new property of an order
 * has to be included, except the form's key, and the basket's id, which changes when the customer
 * logs in.
 * @returns SHA-256, base64url
 */
export function orderFingerprint({
  idempotencyKey: _key,
  basketId: _basket,
  session,
  context,
  ...order
}: NewOrder): string {
  const { project, locale, currency } = context;
  const customer = { session: session.id, customer: session.customerId ?? null };
  const content = { ...order, ...customer, project, locale: locale.segment, currency };
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
