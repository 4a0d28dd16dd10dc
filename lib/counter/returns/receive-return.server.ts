import { and, eq, isNull, sql } from 'drizzle-orm';
import { findOrderId } from '@/lib/commerce/orders/staff-orders.server';
import { returnCasesOf } from '@/lib/commerce/returns/settle-return-cases.server';
import { writeAudit, type Actor } from '@/lib/counter/staff/audit-log.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { registeredReturnLines, registeredReturns } from '@/lib/platform/db/schema-forms';
import { withdrawals } from '@/lib/platform/db/schema-order-life';
import { orders } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';

/**
 * Notes once that a parcel has arrived.
 * @param typed number of a registered return, scanned or typed, or of its order
 * @returns id of the order; `null` for an unknown number
 */
export async function receiveReturn(actor: Actor, typed: string): Promise<string | null> {
  const number = typed.replaceAll(/\s/g, '').toUpperCase();
  const isIt = eq(registeredReturns.number, number);
  return inTransaction(async (transaction) => {
    const [found] = await transaction
      .select({ orderId: registeredReturns.orderId, receivedAt: registeredReturns.receivedAt })
      .from(registeredReturns)
      .where(isIt)
      .for('update');
    if (!found) return findOrderId(typed);
    const { orderId, receivedAt } = found;
    if (receivedAt) return orderId;
    await transaction
      .update(registeredReturns)
      .set({ receivedAt: sql`now()` })
      .where(isIt);
    const action = 'return.received';
    await writeAudit(transaction, { ...actor, action, orderId, detail: { return: number } });
    return orderId;
  });
}

/** Releases pieces that do not come, so that they can be registered again. */
async function keepWhatCame(transaction: Transaction, orderId: string, returnId: string) {
  const { returns } = await returnCasesOf(transaction, orderId);
  const missing = returns.find(({ id }) => id === returnId)?.missing ?? [];
  for (const { lineId, quantity } of missing) {
    const isLine = and(
      eq(registeredReturnLines.returnId, returnId),
      eq(registeredReturnLines.orderLineId, lineId),
    );
    const came = sql`${registeredReturnLines.quantity} - ${quantity}::int`;
    await transaction.delete(registeredReturnLines).where(and(isLine, sql`${came} = 0`));
    await transaction.update(registeredReturnLines).set({ quantity: came }).where(isLine);
  }
}

/** Order of a case that is open; `null` for any other. */
async function orderOf(
  transaction: Transaction,
  kind: 'return' | 'withdrawal',
  id: string,
): Promise<string | null> {
  const [found] =
    kind === 'return'
      ? await transaction
          .select({ orderId: registeredReturns.orderId })
          .from(registeredReturns)
          .where(and(eq(registeredReturns.id, id), isNull(registeredReturns.closedAt)))
      : await transaction
          .select({ orderId: withdrawals.orderId })
          .from(withdrawals)
          .where(and(eq(withdrawals.id, id), isNull(withdrawals.answeredAt)));
  return found?.orderId ?? null;
}

/**
 * Closes a return or withdrawal of which nothing more will come back.
 * @param id a UUID
 */
export const closeCase = (actor: Actor, kind: 'return' | 'withdrawal', id: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const orderId = await orderOf(transaction, kind, id);
    if (!orderId) return;
    // Serialises it with returns of the order that arrive now, and with a second submission.
    await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!(await orderOf(transaction, kind, id))) return;
    if (kind === 'return') {
      await keepWhatCame(transaction, orderId, id);
      await transaction
        .update(registeredReturns)
        .set({ closedAt: sql`now()` })
        .where(eq(registeredReturns.id, id));
    } else
      await transaction
        .update(withdrawals)
        .set({ answeredAt: sql`now()` })
        .where(eq(withdrawals.id, id));
    const action = `${kind}.closed` as const;
    await writeAudit(transaction, { ...actor, action, orderId, detail: { [kind]: id } });
  });
