import type Stripe from 'stripe';
import { noSuch } from '#http/api-error';
import type { Transaction } from '#store/database';
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

export async function requireRefund(
  transaction: Transaction,
  id: string,
  { param, status }: { param: string; status: 400 | 404 } = { param: 'refund', status: 404 },
): Promise<RefundRow> {
  const { rows } = isId(id)
    ? await transaction.query<RefundRow>('select * from payment.refund where id = $1', [id])
    : { rows: [] };
  if (!rows[0]) throw noSuch('refund', id, param, status);
  return rows[0];
}

/** Which refunds a list has; instants are whole seconds since 1970, both inclusive. */
export interface RefundFilter {
  paymentIntent?: string | undefined;
  charge?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  limit: number;
  /** The page after this refund, or before it, in the list's order. */
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
}

/** A page of refunds, the latest first. */
export async function refundRows(
  transaction: Transaction,
  { paymentIntent, charge, from, to, limit, startingAfter, endingBefore }: RefundFilter,
): Promise<{ rows: RefundRow[]; hasMore: boolean }> {
  const direction = endingBefore === undefined ? 'desc' : 'asc';
  const { rows } = await transaction.query<RefundRow>(
    `select * from payment.refund where ($1::text is null or payment_intent = $1)
     and ($2::text is null or charge_id = $2)
     and ($3::bigint is null or created_at >= to_timestamp($3))
     and ($4::bigint is null or created_at < to_timestamp($4 + 1))
     and ($5::text is null or (created_at, id) < (select created_at, id from payment.refund where id = $5))
     and ($6::text is null or (created_at, id) > (select created_at, id from payment.refund where id = $6))
     order by created_at ${direction}, id ${direction} limit $7`,
    [
      paymentIntent ?? null,
      charge ?? null,
      from ?? null,
      to ?? null,
      startingAfter ?? null,
      endingBefore ?? null,
      limit + 1,
    ],
  );
  const page = rows.slice(0, limit);
  return { rows: direction === 'asc' ? page.reverse() : page, hasMore: rows.length > limit };
}

/** The list of refunds inside an expanded charge. */
export async function refundPage(transaction: Transaction, filter: RefundFilter) {
  const { rows, hasMore } = await refundRows(transaction, filter);
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
