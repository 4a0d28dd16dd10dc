import { cancelPaymentIntent } from '#payments/payment-intent';
import type { Transaction } from '#store/database';
import { recordEvent } from '#webhooks/event';
import type { EventCause } from '#webhooks/event';
import { sessionObject, type SessionRow, updateSession } from './session';

/** Ends an open session, which the caller has locked: it cannot be paid from here on. */
export async function expireSession(
  transaction: Transaction,
  session: SessionRow,
  cause?: EventCause,
): Promise<SessionRow> {
  const { id, payment_intent: paymentIntent } = session;
  const expired = await updateSession(transaction, id, {
    status: 'expired',
    paymentIntent,
    isPaid: false,
  });
  if (paymentIntent !== null) await cancelPaymentIntent(transaction, paymentIntent);
  await recordEvent(transaction, 'checkout.session.expired', sessionObject(expired), cause);
  return expired;
}

/** Whether `expires_at` has been reached, by the clock of this process. */
export const isDue = ({ status, expires_at: expiresAt }: SessionRow) =>
  status === 'open' && expiresAt.getTime() <= Date.now();

/** The current state of a session, even if the sweep has not reached it yet. */
export async function withExpiry(
  transaction: Transaction,
  session: SessionRow,
): Promise<SessionRow> {
  return isDue(session) ? expireSession(transaction, session) : session;
}

/** Ends expired sessions, at most 100. @returns how many */
export async function expireDueSessions(transaction: Transaction): Promise<number> {
  // Sessions locked by a payment are left to the next sweep.
  const { rows } = await transaction.query<SessionRow>(
    `select * from payment.session where status = 'open' and expires_at <= $1
     order by expires_at limit 100 for update skip locked`,
    [new Date()],
  );
  for (const session of rows) await expireSession(transaction, session);
  return rows.length;
}
