import { createHash } from 'node:crypto';
import type { NewOrder } from './write-order.server';

/**
 * Distinguishes orders of one basket: two have the same fingerprint when everything that decides
 * what is charged, delivered, shown or sent to whom is the same. Whatever is added to an order is
 * part of it, except the key of the form and the basket's id, which changes when the customer logs
 * in.
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
