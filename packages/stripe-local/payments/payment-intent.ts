import type Stripe from 'stripe';
import { noSuch } from '#http/api-error';
import type { SessionRow } from '#sessions/session';
import { onlyRow, type Transaction } from '#store/database';
import { epochSeconds, isId, newId } from '#store/identifier';
import type { PaidCard, PaymentFailure } from './card';
import type { DelayedOutcome, PaidDebit } from './debit';
import type { PaidWallet, Wallet } from './wallet';

export type PaidMeans = PaidCard | PaidWallet | PaidDebit;

/** The result of one attempt to pay. */
export type Attempt =
  | { paid: PaidMeans }
  | { refused: PaymentFailure }
  | { authenticates: PaidCard }
  | { processing: PaidDebit; outcome: DelayedOutcome };

export interface PaymentIntentRow {
  id: string;
  session_id: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  /** Set once it is paid. */
  charge_id: string | null;
  card: PaidMeans | null;
  last_error: PaymentFailure | null;
  /** Final result of a payment that is still processed. */
  settles_as: DelayedOutcome['settlesAs'] | null;
  amount_refunded: number;
  created_at: Date;
  paid_at: Date | null;
  canceled_at: Date | null;
}

/**
 * Locks a payment for the rest of the transaction, so that refunds run one at a time.
 * @throws ApiError 404, or 400 if a parameter named it
 */
export async function requirePaymentIntent(
  transaction: Transaction,
  id: string,
  { param, status }: { param: string; status: 400 | 404 } = { param: 'intent', status: 404 },
): Promise<PaymentIntentRow> {
  const { rows } = isId(id)
    ? await transaction.query<PaymentIntentRow>(
        'select * from payment.payment_intent where id = $1 for update',
        [id],
      )
    : { rows: [] };
  const [row] = rows;
  if (!row) throw noSuch('payment_intent', id, param, status);
  return row;
}

interface AttemptColumns {
  status: PaymentIntentRow['status'];
  means: PaidMeans | null;
  failure: PaymentFailure | null;
  outcome: DelayedOutcome | null;
}

function readAttempt(attempt: Attempt): AttemptColumns {
  const none = { means: null, failure: null, outcome: null };
  if ('paid' in attempt) return { ...none, status: 'succeeded', means: attempt.paid };
  if ('authenticates' in attempt)
    return { ...none, status: 'requires_action', means: attempt.authenticates };
  if ('processing' in attempt)
    return { ...none, status: 'processing', means: attempt.processing, outcome: attempt.outcome };
  return { ...none, status: 'requires_payment_method', failure: attempt.refused };
}

/** Records one attempt to pay; the first of a session creates its payment intent. */
export async function recordAttempt(
  transaction: Transaction,
  session: SessionRow,
  attempt: Attempt,
): Promise<PaymentIntentRow> {
  const { status, means, failure, outcome } = readAttempt(attempt);
  const { rows } = await transaction.query<PaymentIntentRow>(
    `insert into payment.payment_intent
     (id, session_id, status, amount, currency, metadata, charge_id, card, last_error, paid_at,
      settles_as, settles_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $3 = 'succeeded' then now() end,
      $10, now() + $11 * interval '1 millisecond')
     on conflict (session_id) do update set status = excluded.status, paid_at = excluded.paid_at,
     charge_id = excluded.charge_id, card = excluded.card, last_error = excluded.last_error,
     settles_as = excluded.settles_as, settles_at = excluded.settles_at
     returning *`,
    [
      newId('pi'),
      session.id,
      status,
      session.amount_total,
      session.currency,
      session.details.intentMetadata,
      status === 'succeeded' ? newId('ch') : null,
      means,
      failure,
      outcome?.settlesAs ?? null,
      outcome?.afterMs ?? null,
    ],
  );
  return onlyRow(rows);
}

/** Cancels a payment that never succeeded, because its session has ended. */
export async function cancelPaymentIntent(transaction: Transaction, id: string): Promise<void> {
  await transaction.query(
    `update payment.payment_intent set status = 'canceled', canceled_at = now() where id = $1`,
    [id],
  );
}

/** Constant fields of a payment intent, for features that no caller requests. */
const ABSENT = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;

/** The method of a payment, in Stripe's terms. */
export function methodType(means: PaidMeans | null): 'card' | Wallet | 'sepa_debit' {
  if (means === null) return 'card';
  if ('wallet' in means) return means.wallet;
  return 'debit' in means ? means.debit : 'card';
}

/** The payment as returned by the API, with the id of its charge. */
export function paymentIntentObject(row: PaymentIntentRow): Stripe.PaymentIntent {
  return {
    id: row.id,
    object: 'payment_intent',
    ...ABSENT,
    amount: row.amount,
    amount_received: row.status === 'succeeded' ? row.amount : 0,
    canceled_at: row.canceled_at && epochSeconds(row.canceled_at),
    cancellation_reason: row.canceled_at && 'automatic',
    client_secret: `${row.id}_secret_unused`,
    created: epochSeconds(row.created_at),
    currency: row.currency,
    last_payment_error: row.last_error && {
      type: row.last_error.code === 'card_declined' ? 'card_error' : 'invalid_request_error',
      ...row.last_error,
    },
    latest_charge: row.charge_id,
    livemode: false,
    metadata: row.metadata,
    payment_method: row.card && row.card.paymentMethod,
    payment_method_types: [methodType(row.card)],
    status: row.status,
  };
}
