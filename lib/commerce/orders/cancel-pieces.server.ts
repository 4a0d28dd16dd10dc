import { eq, sql } from 'drizzle-orm';
import { orderLines, orders, payments } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';
import { completeTransfer } from './accept-transfer.server';
import { amountDue } from './amount-due.server';
import { cancelPending } from './cancel-order.server';
import { expireOrder } from './expire-order.server';
import {
  awaitsPrepayment,
  changeOrder,
  openPieces,
  pickLines,
  requireAccepted,
  type Changed,
  type Line,
  type LockedOrder,
  type PickedLine,
  type PiecesToChange,
} from './order-change.server';
import { returnStock } from './stock.server';
import { writeRefund } from './write-refund.server';

/** Stock taken by the given pieces. */
export const pickedPieces = (picked: readonly PickedLine[]) =>
  picked.map(({ line, quantity }) => ({ ...line, quantity }));

/** The lines after a change of some of their pieces. */
export const withPicked = (
  lines: readonly Line[],
  picked: readonly PickedLine[],
  change: (line: Line, quantity: number) => Line,
): Line[] =>
  lines.map((line) => {
    const found = picked.find((each) => each.line.id === line.id);
    return found ? change(line, found.quantity) : line;
  });

/** Writes the counts of the changed lines. */
export async function writeCounts(
  transaction: Transaction,
  lines: readonly Line[],
  picked: readonly PickedLine[],
): Promise<void> {
  for (const { id, cancelled, shipped, returned, exchanged, refunded } of lines)
    if (picked.some(({ line }) => line.id === id))
      await transaction
        .update(orderLines)
        .set({ cancelled, shipped, returned, exchanged, refunded })
        .where(eq(orderLines.id, id));
}

/** Ends an order of which nothing is left, if it was never paid. */
async function endOrder(transaction: Transaction, { order, payment }: LockedOrder): Promise<void> {
  const isUnpaid = order.status === 'accepted';
  await transaction
    .update(orders)
    .set({ cancelledAt: sql`now()`, ...(isUnpaid && { status: 'cancelled' as const }) })
    .where(eq(orders.id, order.id));
  if (isUnpaid)
    await transaction
      .update(payments)
      .set({ status: 'expired', changedAt: sql`now()` })
      .where(eq(payments.id, payment.id));
}

/**
 * Cancels pieces in the transaction that has locked their order.
 * @throws ChangeRejected
 */
export async function cancelWithin(
  transaction: Transaction,
  locked: LockedOrder,
  pieces: PiecesToChange,
): Promise<void> {
  const isPrepayment = awaitsPrepayment(locked);
  if (!isPrepayment) requireAccepted(locked);
  const picked = pickLines(locked.lines, pieces, openPieces);
  const isLast = locked.lines.every(
    (line) => openPieces(line) === (picked.find((each) => each.line.id === line.id)?.quantity ?? 0),
  );
  // Ends like an order whose payment never arrived, so that its codes can be used again.
  if (isPrepayment && isLast) return cancelPending(transaction, locked.order.id);
  const lines = withPicked(locked.lines, picked, (line, quantity) => ({
    ...line,
    cancelled: line.cancelled + quantity,
    refunded: line.refunded + quantity,
  }));
  await writeCounts(transaction, lines, picked);
  await returnStock(transaction, pickedPieces(picked));
  await writeRefund(transaction, locked, { reason: 'cancelled', lines });
  if (lines.every(({ cancelled, quantity }) => cancelled === quantity))
    await endOrder(transaction, locked);
  // If gift cards pay the rest, there is no transfer to wait for.
  if (isPrepayment && (await amountDue(locked.order.id, transaction)) === 0)
    await completeTransfer(transaction, locked.order.id);
}

/**
 * Cancels pieces that have not been shipped, for the customer or staff. Returns the stock and
 * writes the refund in the same transaction. An order with an open payment page can only be
 * cancelled completely, after the provider has closed that page.
 * @throws PaymentUnavailable when the provider does not respond
 */
export async function cancelPieces(orderId: string, pieces: PiecesToChange): Promise<Changed> {
  const cancel = () =>
    changeOrder(orderId, (transaction, locked) => cancelWithin(transaction, locked, pieces));
  const changed = await cancel();
  if (changed.ok || changed.code !== 'not_paid_yet' || pieces !== 'all') return changed;
  const status = await expireOrder(orderId);
  // Otherwise the order was paid in the meantime, or its payment takes days.
  return status === 'cancelled' ? { ok: true, value: undefined } : cancel();
}
