import { and, eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { refunds } from '@/lib/platform/db/schema-order-life';
import { orders } from '@/lib/platform/db/schema-orders';
import { takeTransfer } from './accept-transfer.server';
import { amountDue } from './amount-due.server';
import { formatSum } from './format-sum';
import { noteOrder } from './note-order.server';

/** Result of a bank transfer; minor units. */
export type ReceivedTransfer =
  | { outcome: 'paid' | 'owed'; surplus: number }
  /** Too little: nothing is changed. */
  | { outcome: 'too_little'; due: number }
  | { outcome: 'not_payable' };

/** Amount owed to the customer of an order that had ended when its transfer arrived. */
async function owedFor(orderId: string): Promise<number> {
  const [owed] = await database()
    .select({ money: refunds.money })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.reason, 'late')));
  return owed?.money ?? 0;
}

async function currencyOf(orderId: string): Promise<string> {
  const [order] = await database()
    .select({ currency: orders.currency })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order?.currency ?? '';
}

/**
 * Records a bank transfer that staff have seen. Any surplus is noted on the order, for staff to
 * transfer back.
 * @param amount that was transferred, in minor units; `null` if it is the amount due
 */
export async function receiveTransfer(
  orderId: string,
  amount: number | null,
): Promise<ReceivedTransfer> {
  const due = await amountDue(orderId);
  if (amount !== null && due !== null && amount < due) return { outcome: 'too_little', due };
  const outcome = await takeTransfer(orderId);
  if (outcome === 'not_payable') return { outcome };
  const wanted = outcome === 'paid' ? due : await owedFor(orderId);
  const surplus = amount === null || wanted === null ? 0 : Math.max(0, amount - wanted);
  if (surplus > 0 && amount !== null) {
    const currency = await currencyOf(orderId);
    const [sum, more] = [formatSum(amount, currency), formatSum(surplus, currency)];
    const text = `${sum} were transferred, ${more} more than was due: transfer them back`;
    await noteOrder(orderId, text);
  }
  return { outcome, surplus };
}
