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
  type PiecesToChange,
} from './order-change.server';
import { returnStock } from './stock.server';
import { writeRefund } from './write-refund.server';

/**
 * Records the return of shipped pieces. Unless damaged they return to stock in the same
 * transaction, which also writes the refund and voids gift cards.
 */
export async function returnPieces(
  orderId: string,
  pieces: PiecesToChange,
  { isDamaged = false }: { isDamaged?: boolean } = {},
): Promise<Changed<{ refundId: string }>> {
  return changeOrder(orderId, async (transaction, locked) => {
    requireAccepted(locked);
    const picked = pickLines(locked.lines, pieces, ({ shipped, returned }) => shipped - returned);
    const lines = withPicked(locked.lines, picked, (line, quantity) => ({
      ...line,
      returned: line.returned + quantity,
      refunded: line.refunded + quantity,
    }));
    await writeCounts(transaction, lines, picked);
    if (!isDamaged) await returnStock(transaction, pickedPieces(picked));
    for (const { line, quantity } of picked)
      if (line.isGiftCard) {
        const voided = { lineId: line.id, quantity, price: line.price };
        if (!(await voidGiftCards(transaction, voided))) throw new ChangeRejected('gift_card_used');
      }
    return { refundId: await writeRefund(transaction, locked, { reason: 'returned', lines }) };
  });
}

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
