import { withExpiry } from '@/services/payment/sessions/expire-session';
import {
  lockSession,
  sessionObject,
  type SessionRow,
  updateSession,
} from '@/services/payment/sessions/session';
import type { Transaction } from '@/services/payment/store/database';
import { recordEvent } from '@/services/payment/webhooks/event';
import { type Card, type CardRefusal, charge } from './card';
import { recordAttempt } from './payment-intent';
import { chargeWallet, type Wallet } from './wallet';

export type Payment =
  | { result: 'paid' | 'not open'; session: SessionRow }
  | { result: 'declined'; session: SessionRow; refusal: CardRefusal };

/**
 * Pays a session: payment, session and event are one commit, so a kill leaves all or nothing.
 * @returns undefined when there is no such session
 */
export async function paySession(
  transaction: Transaction,
  id: string,
  means: Card | Wallet,
): Promise<Payment | undefined> {
  const locked = await lockSession(transaction, id);
  if (!locked) return undefined;
  const session = await withExpiry(transaction, locked);
  if (session.status !== 'open') return { result: 'not open', session };
  const attempt = typeof means === 'string' ? chargeWallet(means) : charge(means);
  const { id: paymentIntent } = await recordAttempt(transaction, session, attempt);
  const status = 'paid' in attempt ? 'complete' : 'open';
  const after = await updateSession(transaction, id, { status, paymentIntent });
  if ('refused' in attempt) return { result: 'declined', session: after, refusal: attempt.refused };
  await recordEvent(transaction, 'checkout.session.completed', sessionObject(after));
  return { result: 'paid', session: after };
}
