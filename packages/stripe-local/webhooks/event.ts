import type pg from 'pg';
import type Stripe from 'stripe';
import type { Transaction } from '#store/database';
import { epochSeconds, newId } from '#store/identifier';

/** The only supported version of the API, which the installed client is pinned to. */
export const API_VERSION = '2026-10-28.endive' satisfies typeof Stripe.API_VERSION;

export type EventCause = { id: string; idempotency_key: string | null };

interface EventObjects {
  'checkout.session.completed': Stripe.Checkout.Session;
  'checkout.session.async_payment_succeeded': Stripe.Checkout.Session;
  'checkout.session.async_payment_failed': Stripe.Checkout.Session;
  'checkout.session.expired': Stripe.Checkout.Session;
  'charge.refunded': Stripe.Charge;
}

const NAMES: Record<keyof EventObjects, true> = {
  'checkout.session.completed': true,
  'checkout.session.async_payment_succeeded': true,
  'checkout.session.async_payment_failed': true,
  'checkout.session.expired': true,
  'charge.refunded': true,
};

/** Every kind of event that this service records. */
export const EVENT_TYPES = Object.keys(NAMES);

/**
 * Records an event in the transaction that causes it; the sender delivers it after the commit. The
 * body is stored as sent, so every attempt has the same bytes.
 * @param cause the API request that caused it; none for the payment page and for expiry
 */
export async function recordEvent<Type extends keyof EventObjects>(
  transaction: Transaction,
  type: Type,
  object: EventObjects[Type],
  cause: EventCause = { id: '', idempotency_key: null },
): Promise<void> {
  const id = newId('evt');
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: API_VERSION,
    created: epochSeconds(new Date()),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: cause.id || null, idempotency_key: cause.idempotency_key },
    type,
  });
  await transaction.query('insert into payment.event (id, type, body) values ($1, $2, $3)', [
    id,
    type,
    body,
  ]);
}

/** Stripe keeps events for 30 days; undelivered ones stay. */
export const deleteOldEvents = (pool: pg.Pool) =>
  pool.query(`delete from payment.event where delivered_at < now() - interval '30 days'`);
