import type { Transaction } from '#store/database';
import { within } from '#http/expansions';
import { refundPage } from '#refunds/refund';
import { chargeObject } from './charge';
import { paymentIntentObject, type PaymentIntentRow } from './payment-intent';

/** What a payment can be returned with instead of ids. */
export const EXPANDABLE_OF_PAYMENT_INTENT = ['latest_charge', 'latest_charge.refunds'];

/** A payment with the objects that the caller expands. */
export async function expandedPaymentIntent(
  transaction: Transaction,
  row: PaymentIntentRow,
  expansions: Set<string>,
): Promise<object> {
  const intent = paymentIntentObject(row);
  const inner = within(expansions, 'latest_charge');
  return inner
    ? { ...intent, latest_charge: await expandedCharge(transaction, row, inner) }
    : intent;
}

/** A charge with its refunds, if the caller expands them. @returns null before it is paid */
export async function expandedCharge(
  transaction: Transaction,
  row: PaymentIntentRow,
  expansions: Set<string>,
) {
  const charge = chargeObject(row);
  if (!charge || !expansions.has('refunds')) return charge;
  const refunds = await refundPage(transaction, row.id);
  return { ...charge, refunds: { ...refunds, url: `/v1/charges/${charge.id}/refunds` } };
}
