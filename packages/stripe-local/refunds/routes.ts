import { invalid, missing, noSuch } from '#http/api-error';
import type { Call, Route } from '#http/call';
import { listObjects } from '#http/list-objects';
import { chargeObject } from '#payments/charge';
import {
  paymentIntentObject,
  type PaymentIntentRow,
  requirePaymentIntent,
} from '#payments/payment-intent';
import { onlyRow, type Transaction } from '#store/database';
import { newId } from '#store/identifier';
import { recordEvent } from '#webhooks/event';
import { refundObject, REFUNDS, type RefundRow, requireRefund } from './refund';

const EXPANDABLE = ['charge', 'payment_intent'];
const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

export const refundRoutes: Route[] = [
  { method: 'POST', path: '/refunds', handle: createRefund },
  {
    method: 'GET',
    path: '/refunds/:id',
    handle: async ({ transaction, parameters, id }) => {
      const expansions = parameters.expansions(EXPANDABLE);
      parameters.rejectUnread();
      return shown(transaction, await requireRefund(transaction, id), expansions);
    },
  },
  { method: 'GET', path: '/refunds', handle: listRefunds },
];

/** A refund with the objects that the caller expands. */
async function shown(
  transaction: Transaction,
  row: RefundRow,
  expansions: Set<string>,
): Promise<object> {
  const refund = refundObject(row);
  if (expansions.size === 0) return refund;
  const payment = await requirePaymentIntent(transaction, row.payment_intent);
  return {
    ...refund,
    ...(expansions.has('charge') && { charge: chargeObject(payment) }),
    ...(expansions.has('payment_intent') && { payment_intent: paymentIntentObject(payment) }),
  };
}

/** The payment that a refund names by its own id or by that of its charge. */
async function paymentNamed(
  transaction: Transaction,
  id: string | undefined,
  charge: string | undefined,
): Promise<PaymentIntentRow> {
  if (id !== undefined) {
    return requirePaymentIntent(transaction, id, { param: 'payment_intent', status: 400 });
  }
  const { rows } = await transaction.query<{ id: string }>(
    'select id from payment.payment_intent where charge_id = $1',
    [charge],
  );
  if (!rows[0]) throw noSuch('charge', charge ?? '', 'charge', 400);
  return requirePaymentIntent(transaction, rows[0].id);
}

/** Refunds the rest of a payment, or `amount` of it. */
async function createRefund(call: Call): Promise<object> {
  const { transaction, parameters } = call;
  const named = parameters.text('payment_intent');
  const chargeNamed = parameters.text('charge');
  const amount = parameters.integer('amount', 1, 99_999_999);
  const reason = parameters.oneOf('reason', REASONS) ?? null;
  const metadata = parameters.metadata('metadata');
  const expansions = parameters.expansions(EXPANDABLE);
  if (named === undefined && chargeNamed === undefined) throw missing('payment_intent');
  if (named !== undefined && chargeNamed !== undefined) {
    throw invalid(
      'You may only specify one of these parameters: charge, payment_intent.',
      'charge',
    );
  }
  parameters.rejectUnread();
  const payment = await paymentNamed(transaction, named, chargeNamed);
  const { rows } = await transaction.query<RefundRow>(
    `insert into payment.refund (id, payment_intent, charge_id, amount, currency, reason, metadata)
     values ($1, $2, $3, $4, $5, $6, $7) returning *`,
    [
      newId('re'),
      payment.id,
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
    [payment.id, refund.amount],
  );
  const charge = chargeObject(onlyRow(updated.rows));
  if (charge) await recordEvent(transaction, 'charge.refunded', charge, call.request);
  return shown(transaction, refund, expansions);
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

/** Lists refunds, the latest first: all, those of one payment, or those of its charge. */
async function listRefunds(call: Call): Promise<object> {
  const { transaction, parameters } = call;
  const paymentIntent = parameters.text('payment_intent');
  const charge = parameters.text('charge');
  const page = parameters.datedPage();
  const expansions = parameters.expansions(EXPANDABLE.map((field) => `data.${field}`));
  parameters.rejectUnread();
  if (paymentIntent !== undefined) await paymentNamed(transaction, paymentIntent, undefined);
  if (charge !== undefined) await paymentNamed(transaction, undefined, charge);
  const listing = {
    ...REFUNDS,
    kind: 'refund',
    url: '/v1/refunds',
    show: (row: RefundRow, inner: Set<string>) => shown(transaction, row, inner),
  };
  const wanted = { payment_intent: paymentIntent, charge_id: charge };
  return listObjects(call, listing, wanted, { page, expansions });
}
