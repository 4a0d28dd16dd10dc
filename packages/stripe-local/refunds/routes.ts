import type Stripe from 'stripe';
import { invalid, noSuch } from '#http/api-error';
import type { Call, Route } from '#http/call';
import { chargeObject } from '#payments/charge';
import { type PaymentIntentRow, requirePaymentIntent } from '#payments/payment-intent';
import { onlyRow } from '#store/database';
import { epochSeconds, isId, newId } from '#store/identifier';
import { recordEvent } from '#webhooks/event';

interface RefundRow {
  id: string;
  payment_intent: string;
  charge_id: string;
  amount: number;
  currency: string;
  reason: string | null;
  metadata: Record<string, string>;
  created_at: Date;
}

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

export const refundRoutes: Route[] = [
  { method: 'POST', path: '/refunds', handle: createRefund },
  {
    method: 'GET',
    path: '/refunds/:id',
    handle: async ({ transaction, parameters, id }) => {
      parameters.refuseUnread();
      const { rows } = isId(id)
        ? await transaction.query<RefundRow>('select * from payment.refund where id = $1', [id])
        : { rows: [] };
      if (!rows[0]) throw noSuch('refund', id, 'refund');
      return refundObject(rows[0]);
    },
  },
  { method: 'GET', path: '/refunds', handle: listRefunds },
];

/** Refunds the rest of a payment, or `amount` of it. */
async function createRefund(call: Call): Promise<object> {
  const { transaction, parameters } = call;
  const id = parameters.requiredText('payment_intent');
  const amount = parameters.integer('amount', 1, 99_999_999);
  const reason = parameters.oneOf('reason', REASONS) ?? null;
  const metadata = parameters.metadata('metadata');
  parameters.refuseUnread();
  const named = { param: 'payment_intent', status: 400 } as const;
  const payment = await requirePaymentIntent(transaction, id, named);
  const { rows } = await transaction.query<RefundRow>(
    `insert into payment.refund (id, payment_intent, charge_id, amount, currency, reason, metadata)
     values ($1, $2, $3, $4, $5, $6, $7) returning *`,
    [
      newId('re'),
      id,
      requireCharge(payment),
      refundable(payment, amount),
      payment.currency,
      reason,
      metadata,
    ],
  );
  const refund = onlyRow(rows);
  const updated = await transaction.query<PaymentIntentRow>(
    `update payment.payment_intent set amount_refunded = amount_refunded + $2 where id = $1
     returning *`,
    [id, refund.amount],
  );
  const charge = chargeObject(onlyRow(updated.rows));
  if (charge) await recordEvent(transaction, 'charge.refunded', charge, call.request);
  return refundObject(refund);
}

function requireCharge({ id, charge_id: chargeId }: PaymentIntentRow): string {
  if (chargeId !== null) return chargeId;
  throw invalid(
    `This PaymentIntent (${id}) does not have a successful charge to refund.`,
    'payment_intent',
    'payment_intent_unexpected_state',
  );
}

function refundable(payment: PaymentIntentRow, amount: number | undefined): number {
  const rest = payment.amount - payment.amount_refunded;
  if (rest === 0) {
    throw invalid(
      `Charge ${payment.charge_id} has already been refunded.`,
      'payment_intent',
      'charge_already_refunded',
    );
  }
  if (amount !== undefined && amount > rest) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`,
      'amount',
    );
  }
  return amount ?? rest;
}

/** Lists the refunds of one payment, the latest first. */
async function listRefunds({ transaction, parameters }: Call): Promise<object> {
  const id = parameters.requiredText('payment_intent');
  const limit = parameters.integer('limit', 1, 100) ?? 10;
  parameters.refuseUnread();
  await requirePaymentIntent(transaction, id, { param: 'payment_intent', status: 400 });
  const { rows } = await transaction.query<RefundRow>(
    `select * from payment.refund where payment_intent = $1
     order by created_at desc, id limit $2`,
    [id, limit + 1],
  );
  return {
    object: 'list',
    data: rows.slice(0, limit).map(refundObject),
    has_more: rows.length > limit,
    url: '/v1/refunds',
  };
}

const refundObject = (row: RefundRow): Stripe.Refund => ({
  id: row.id,
  object: 'refund',
  amount: row.amount,
  balance_transaction: null,
  charge: row.charge_id,
  created: epochSeconds(row.created_at),
  currency: row.currency,
  customer: null,
  customer_account: null,
  destination_details: { type: 'card' },
  metadata: row.metadata,
  payment_intent: row.payment_intent,
  payment_method: null,
  reason: row.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});
