import { and, inArray } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { eqLiteral } from '@/lib/platform/db/eq-literal';
import { refunds } from '@/lib/platform/db/schema-order-life';
import { orders, payments } from '@/lib/platform/db/schema-orders';
import {
  paymentsSince,
  refundsSince,
  type ProviderPayment,
  type ProviderRefund,
} from '@/lib/commerce/payment/provider-records.server';
import { isOrderId } from './order-id';

/** What the payment provider has done, and a restored database does not know of. */
export interface MissingPayments {
  /** Payments without an order. */
  payments: ProviderPayment[];
  /** Refunds that no order has. */
  refunds: ProviderRefund[];
}

/** The payments of these at the provider: its id → whether the whole payment was refunded. */
async function knownPayments(intentIds: string[]): Promise<Map<string | null, boolean>> {
  const rows = await database()
    .select({ intentId: payments.intentId, status: payments.status })
    .from(payments)
    .where(inArray(payments.intentId, intentIds));
  return new Map(rows.map(({ intentId, status }) => [intentId, status === 'refunded']));
}

/** Those of the numbers whose orders are pending: they are reconciled, and need nobody. */
async function pendingNumbers(numbers: string[]): Promise<Set<string>> {
  const rows = await database()
    .select({ number: orders.number })
    .from(orders)
    .where(and(inArray(orders.number, numbers), eqLiteral(orders.status, 'pending')));
  return new Set(rows.map(({ number }) => number));
}

async function knownRefunds(ids: string[]): Promise<Set<string>> {
  const rows = await database()
    .select({ id: refunds.id })
    .from(refunds)
    .where(inArray(refunds.id, ids.filter(isOrderId)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Compares the provider's records with the shop's, after a restore from a backup.
 * @param since when the backup was begun
 * @throws PaymentUnavailable
 */
export async function findMissingPayments(since: Date): Promise<MissingPayments> {
  const [paid, refunded] = [await paymentsSince(since), await refundsSince(since)];
  const known = await knownPayments([...paid, ...refunded].map(({ intentId }) => intentId));
  const pending = await pendingNumbers(paid.map(({ number }) => number));
  const ours = await knownRefunds(refunded.map(({ refundId }) => refundId));
  return {
    payments: paid.filter(({ intentId, number }) => !known.has(intentId) && !pending.has(number)),
    // Refunds of payments without an order are left out, because there is no order to change.
    refunds: refunded.filter(
      ({ intentId, refundId }) =>
        known.has(intentId) && !ours.has(refundId) && !(refundId === '' && known.get(intentId)),
    ),
  };
}
