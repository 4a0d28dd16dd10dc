import { eq } from 'drizzle-orm';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import type { Transaction } from '@/lib/platform/db/transaction';
import { orders } from '@/lib/platform/db/schema-orders';
import { completeTransfer, oweTransfer } from './accept-transfer.server';
import { amountDue } from './amount-due.server';
import { formatSum } from './format-sum';
import { noteOrder } from './note-order.server';

/** Result of a bank transfer; minor units. */
export type ReceivedTransfer =
  | { outcome: 'paid'; surplus: number }
  /** The order had ended: all that was transferred is due to the customer. */
  | { outcome: 'owed' }
  /** Too little: nothing is changed. */
  | { outcome: 'too_little'; due: number }
  | { outcome: 'not_payable' };

/**
 * Records a bank transfer that staff have seen. Any surplus is noted on the order, for staff to
 * transfer back.
 * @param amount that was transferred, in minor units; `null` if it is the amount due
 */
export const receiveTransfer = (
  orderId: string,
  amount: number | null,
): Promise<ReceivedTransfer> =>
  inTransaction((transaction) => receiveWithin(transaction, orderId, amount));

/** {@link receiveTransfer} within a transaction. */
export async function receiveWithin(
  transaction: Transaction,
  orderId: string,
  amount: number | null,
): Promise<ReceivedTransfer> {
  // A piece that is cancelled at the same moment lowers the amount due, before or after.
  const [order] = await transaction
    .select({ currency: orders.currency })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  if (!order) return { outcome: 'not_payable' };
  const due = await amountDue(orderId, transaction);
  if (due === null) {
    const isOwed = await oweTransfer(transaction, orderId, amount);
    return { outcome: isOwed ? 'owed' : 'not_payable' };
  }
  const received = amount ?? due;
  if (received < due) return { outcome: 'too_little', due };
  if (!(await completeTransfer(transaction, orderId))) return { outcome: 'not_payable' };
  const surplus = received - due;
  if (surplus > 0) {
    const [sum, more] = [received, surplus].map((each) => formatSum(each, order.currency));
    const text = `${sum} were transferred, ${more} more than was due: transfer them back`;
    await noteOrder(orderId, text, transaction);
  }
  return { outcome: 'paid', surplus };
}
