import { settleReturnCases } from '@/lib/commerce/returns/settle-return-cases.server';
import type { LinePieces } from '@/lib/platform/db/schema-order-life';
import type { Transaction } from '@/lib/platform/db/transaction';
import { pickedPieces, withPicked, writeCounts } from './cancel-pieces.server';
import { voidGiftCards } from './gift-cards.server';
import {
  changeOrder,
  ChangeRejected,
  pickLines,
  requireAccepted,
  type Changed,
  type LockedOrder,
  type PickedLine,
  type PiecesToChange,
} from './order-change.server';
import { returnStock } from './stock.server';
import { writeRefund } from './write-refund.server';

/** Pieces that can be sold again. @throws ChangeRejected if more are damaged than came back */
function undamaged(
  picked: readonly PickedLine[],
  damaged: readonly LinePieces[],
): readonly PickedLine[] {
  const lines = picked.map(({ line, quantity }) => ({ ...line, quantity }));
  if (damaged.length === 0) return picked;
  const bad = pickLines(lines, damaged, ({ quantity }) => quantity);
  return picked.map(({ line, quantity }) => ({
    line,
    quantity: quantity - (bad.find((each) => each.line.id === line.id)?.quantity ?? 0),
  }));
}

/**
 * Records the return of shipped pieces in the transaction that has locked their order. Unless damaged they
 * return to stock in the same transaction, which also writes the refund, voids gift cards, and closes returns
 * and withdrawals that are complete.
 * @param damaged those of the pieces that do not return to stock
 * @throws ChangeRejected
 */
export async function returnWithin(
  transaction: Transaction,
  locked: LockedOrder,
  pieces: PiecesToChange,
  damaged: PiecesToChange,
): Promise<{ refundId: string }> {
  requireAccepted(locked);
  const picked = pickLines(locked.lines, pieces, ({ shipped, returned }) => shipped - returned);
  const lines = withPicked(locked.lines, picked, (line, quantity) => ({
    ...line,
    returned: line.returned + quantity,
    refunded: line.refunded + quantity,
  }));
  await writeCounts(transaction, lines, picked);
  if (damaged !== 'all') await returnStock(transaction, pickedPieces(undamaged(picked, damaged)));
  for (const { line, quantity } of picked)
    if (line.isGiftCard) {
      const voided = { lineId: line.id, quantity, price: line.price };
      if (!(await voidGiftCards(transaction, voided))) throw new ChangeRejected('gift_card_used');
    }
  await settleReturnCases(transaction, locked.order.id);
  return { refundId: await writeRefund(transaction, locked, { reason: 'returned', lines }) };
}

/** {@link returnWithin}, for pieces that are all in the same condition. */
export const returnPieces = (
  orderId: string,
  pieces: PiecesToChange,
  { isDamaged = false }: { isDamaged?: boolean } = {},
): Promise<Changed<{ refundId: string }>> =>
  changeOrder(orderId, (transaction, locked) =>
    returnWithin(transaction, locked, pieces, isDamaged ? 'all' : []),
  );

/**
 * Grants an allowance in the transaction that has locked its order.
 * @throws ChangeRejected
 */
export async function allowWithin(
  transaction: Transaction,
  locked: LockedOrder,
  amount: number,
): Promise<{ refundId: string }> {
  requireAccepted(locked);
  const { lines } = locked;
  const refund = { reason: 'allowance' as const, lines, allowance: amount };
  return { refundId: await writeRefund(transaction, locked, refund) };
}

/**
 * Grants a reduction of an order that is kept, for a defect or a delay.
 * @param amount minor units; at most what the order still costs
 */
export const grantAllowance = (
  orderId: string,
  amount: number,
): Promise<Changed<{ refundId: string }>> =>
  changeOrder(orderId, (transaction, locked) => allowWithin(transaction, locked, amount));
