import { sessionObject, updateSession, lockSession } from '#sessions/session';
import { onlyRow, type Transaction } from '#store/database';
import { newId } from '#store/identifier';
import { recordEvent } from '#webhooks/event';
import type { AttemptFailure } from './card';
import type { PaymentIntentRow } from './payment-intent';

const FAILURE: AttemptFailure = {
  code: 'payment_intent_payment_attempt_failed',
  message: 'The payment failed: the bank has rejected the debit.',
};

async function settle(transaction: Transaction, payment: PaymentIntentRow): Promise<void> {
  const isPaid = payment.settles_as === 'succeeded';
  const { rows } = await transaction.query<PaymentIntentRow>(
    `update payment.payment_intent set status = $2, charge_id = $3, last_error = $4, settles_at = null,
     paid_at = case when $2 = 'succeeded' then now() end where id = $1 returning *`,
    [
      payment.id,
      isPaid ? 'succeeded' : 'requires_payment_method',
      isPaid ? newId('ch') : null,
      isPaid ? null : FAILURE,
    ],
  );
  const { session_id: id, id: paymentIntent } = onlyRow(rows);
  const session = await updateSession(transaction, id, {
    status: 'complete',
    paymentIntent,
    isPaid,
  });
  const type = isPaid ? 'succeeded' : 'failed';
  await recordEvent(transaction, `checkout.session.async_payment_${type}`, sessionObject(session));
}

/**
 * Completes due payments whose bank responds later, at most 100: payment, session and event are one
 * commit.
 * @returns how many
 */
export async function settleDuePayments(transaction: Transaction): Promise<number> {
  const { rows } = await transaction.query<PaymentIntentRow>(
    `select * from payment.payment_intent where status = 'processing' and settles_at <= now()
     order by settles_at limit 100 for update skip locked`,
  );
  for (const payment of rows) {
    await lockSession(transaction, payment.session_id);
    await settle(transaction, payment);
  }
  return rows.length;
}
