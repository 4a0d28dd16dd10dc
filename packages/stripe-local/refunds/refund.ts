import type Stripe from 'stripe';
import { noSuch } from '#http/api-error';
import type { Transaction } from '#store/database';
import { listRows } from '#store/list-rows';
import { epochSeconds, isId } from '#store/identifier';

export interface RefundRow {
  id: string;
  payment_intent: string;
  charge_id: string;
  amount: number;
  currency: string;
  reason: string | null;
  metadata: Record<string, string>;
  created_at: Date;
}

export async function requireRefund(transaction: Transaction, id: string): Promise<RefundRow> {
  const { rows } = isId(id)
    ? await transaction.query<RefundRow>('select * from payment.refund where id = $1', [id])
    : { rows: [] };
  if (!rows[0]) throw noSuch('refund', id, 'refund');
  return rows[0];
}

export const REFUNDS = { table: 'payment.refund', id: 'id', created: 'created_at' };

/** The list of refunds inside an expanded charge. */
export async function refundPage(transaction: Transaction, paymentIntent: string) {
  const wanted = { payment_intent: paymentIntent };
  const page = { limit: 10 };
  const { rows, hasMore } = await listRows<RefundRow>(transaction, REFUNDS, wanted, page);
  return {
    object: 'list' as const,
    data: rows.map(refundObject),
    has_more: hasMore,
    url: '/v1/refunds',
  };
}

export const refundObject = (row: RefundRow): Stripe.Refund => ({
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
