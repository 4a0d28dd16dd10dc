import { and, eq, sql } from 'drizzle-orm';
import { withdrawals } from '@/lib/platform/db/schema-order-life';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addEmail } from '@/lib/platform/jobs/add-email.server';
import { withdrawable } from '@/lib/commerce/order-view/order-view';
import { cancelWithin } from './cancel-pieces.server';
import { expireOrder } from './expire-order.server';
import {
  awaitsPrepayment,
  changeOrder,
  ChangeRejected,
  openPieces,
  pickLines,
  type Changed,
  type LockedOrder,
  type PickedLine,
  type PiecesToChange,
} from './order-change.server';
import { withdrawnPieces } from './withdrawn-pieces.server';

interface Declaration {
  /** Idempotency key: submitted twice, the form declares one withdrawal. */
  key: string;
  name: string;
  pieces: PiecesToChange;
}

const isDeclared = async (transaction: Transaction, orderId: string, key: string) =>
  (
    await transaction
      .select({ id: withdrawals.id })
      .from(withdrawals)
      .where(and(eq(withdrawals.key, key), eq(withdrawals.orderId, orderId)))
  ).length > 0;

/** Writes the declaration and its confirmation. @throws ChangeRejected */
async function writeDeclaration(
  transaction: Transaction,
  orderId: string,
  { key, name, picked }: { key: string; name: string; picked: readonly PickedLine[] },
): Promise<void> {
  const lines = picked.map(({ line, quantity }) => ({
    lineId: line.id,
    quantity,
    toReturn: quantity - Math.min(quantity, openPieces(line)),
  }));
  const [written] = await transaction
    .insert(withdrawals)
    .values({
      orderId,
      key,
      name,
      lines,
      // Pieces that were not shipped are cancelled and refunded in this transaction.
      ...(lines.every(({ toReturn }) => toReturn === 0) && { answeredAt: sql`now()` }),
    })
    .onConflictDoNothing()
    .returning({ id: withdrawals.id });
  if (!written) throw new ChangeRejected('key_used');
  const about = { orderId, withdrawalId: written.id };
  await addEmail(transaction, 'withdrawal-received', written.id, about);
}

/** Pieces that can be cancelled; the others are returned by parcel. */
const notShipped = (picked: readonly PickedLine[]) =>
  picked
    .map(({ line, quantity }) => ({
      lineId: line.id,
      quantity: Math.min(quantity, openPieces(line)),
    }))
    .filter(({ quantity }) => quantity > 0);

/**
 * Declares and cancels in one transaction, so that nothing is confirmed that could not be
 * cancelled.
 * @returns whether the payment page has to be closed first; nothing was written then
 * @throws ChangeRejected
 */
async function declareWithin(
  transaction: Transaction,
  locked: LockedOrder,
  { key, name, pieces }: Declaration,
): Promise<{ isAtProvider: boolean }> {
  const { order, lines } = locked;
  if (await isDeclared(transaction, order.id, key)) return { isAtProvider: false };
  const withdrawn = await withdrawnPieces(transaction, order.id);
  const picked = pickLines(lines, pieces, (line) =>
    withdrawable({ ...line, withdrawn: withdrawn.get(line.id) ?? 0 }),
  );
  if (order.status === 'pending' && !awaitsPrepayment(locked)) {
    const isWhole = lines.every((line) =>
      picked.some((each) => each.line.id === line.id && each.quantity === line.quantity),
    );
    if (!isWhole) throw new ChangeRejected('not_paid_yet');
    return { isAtProvider: true };
  }
  await writeDeclaration(transaction, order.id, { key, name, picked });
  const open = notShipped(picked);
  // A cancelled order has nothing left to cancel.
  if (open.length > 0 && order.status !== 'cancelled')
    await cancelWithin(transaction, locked, open);
  return { isAtProvider: false };
}

// outside: law-withdrawal
/**
 * Records a customer's withdrawal from a contract, and confirms it by email with its text and time
 * of receipt (Directive 2011/83/EU, article 11a). Pieces that have not been shipped are cancelled
 * in the same transaction; the others are returned by parcel. An order with an open payment page
 * can only be withdrawn from completely, and not while its payment is in progress.
 * @throws PaymentUnavailable when the provider cannot close the payment page; nothing is declared
 */
export async function declareWithdrawal(
  orderId: string,
  declaration: Declaration,
): Promise<Changed> {
  const declare = () =>
    changeOrder(orderId, (transaction, locked) => declareWithin(transaction, locked, declaration));
  const first = await declare();
  if (!first.ok || !first.value.isAtProvider) return first;
  await expireOrder(orderId);
  const second = await declare();
  return second.ok && second.value.isAtProvider ? { ok: false, code: 'not_paid_yet' } : second;
}
