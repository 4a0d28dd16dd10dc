import { withExpiry } from '#sessions/expire-session';
import { lockSession, sessionObject, type SessionRow, updateSession } from '#sessions/session';
import type { Transaction } from '#store/database';
import { recordEvent } from '#webhooks/event';
import { type Card, charge, type PaymentFailure } from './card';
import { debit, type Iban } from './debit';
import { type Attempt, recordAttempt, requirePaymentIntent } from './payment-intent';
import { chargeWallet, type Wallet } from './wallet';

export type Payment =
  | { result: 'paid' | 'not open' | 'authentication'; session: SessionRow }
  | { result: 'declined'; session: SessionRow; failure: PaymentFailure };

export type Means = Card | Wallet | Iban;

/** Outcomes of the bank's confirmation page. */
export const BANK_RESULTS = ['succeed', 'fail', 'cancel'] as const;
export type BankResult = (typeof BANK_RESULTS)[number];

const notAuthenticated = (message: string): Attempt => ({
  refused: { code: 'payment_intent_authentication_failure', message },
});

const REJECTED = notAuthenticated(
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
);
const CANCELLED = notAuthenticated('The authentication was canceled.');

function attemptWith(means: Means): Attempt {
  if (typeof means === 'string') return chargeWallet(means);
  if ('number' in means) return charge(means);
  return debit(means) ?? REJECTED;
}

async function lockOpen(transaction: Transaction, id: string): Promise<SessionRow | undefined> {
  const locked = await lockSession(transaction, id);
  return locked && withExpiry(transaction, locked);
}

async function record(
  transaction: Transaction,
  session: SessionRow,
  attempt: Attempt,
): Promise<Payment> {
  const { id: paymentIntent } = await recordAttempt(transaction, session, attempt);
  const isComplete = 'paid' in attempt || 'processing' in attempt;
  const after = await updateSession(transaction, session.id, {
    status: isComplete ? 'complete' : 'open',
    paymentIntent,
    isPaid: 'paid' in attempt,
  });
  if ('refused' in attempt) return { result: 'declined', session: after, failure: attempt.refused };
  if ('authenticates' in attempt) return { result: 'authentication', session: after };
  await recordEvent(transaction, 'checkout.session.completed', sessionObject(after));
  return { result: 'paid', session: after };
}

/**
 * Pays a session: payment, session and event are one commit, so a kill leaves all or nothing.
 * @returns undefined if there is no such session
 */
export async function paySession(
  transaction: Transaction,
  id: string,
  means: Means,
): Promise<Payment | undefined> {
  const session = await lockOpen(transaction, id);
  if (!session) return undefined;
  if (session.status !== 'open') return { result: 'not open', session };
  return record(transaction, session, attemptWith(means));
}

/**
 * Continues a payment whose card requires the holder's confirmation.
 * @returns undefined if there is no such session; `not open` also if no card waits
 */
export async function authenticate(
  transaction: Transaction,
  id: string,
  bankResult: BankResult,
): Promise<Payment | undefined> {
  const session = await lockOpen(transaction, id);
  if (!session) return undefined;
  if (session.status !== 'open' || !session.payment_intent) return { result: 'not open', session };
  const { card, status } = await requirePaymentIntent(transaction, session.payment_intent);
  if (status !== 'requires_action' || !card) return { result: 'not open', session };
  const attempts = { succeed: { paid: card }, fail: REJECTED, cancel: CANCELLED };
  return record(transaction, session, attempts[bankResult]);
}
