import { withdrawals } from '@/lib/db/schema-order-life';
import { addEmail } from '@/lib/jobs/add-email.server';
import { cancelPieces } from './cancel-pieces.server';
import {
  changeOrder,
  openPieces,
  pickLines,
  type Changed,
  type Line,
  type Wish,
} from './order-change.server';

interface Declared {
  /** Of the form; sent twice, it declares once. */
  key: string;
  name: string;
  wish: Wish;
}

const withdrawable = ({ quantity, cancelled, returned }: Line) => quantity - cancelled - returned;

/**
 * Takes the declaration that a buyer withdraws from a contract, and confirms it by email with its text
 * and the instant it was received (Directive 2011/83/EU, article 11a). What has not been shipped is
 * cancelled at once; the rest comes back by parcel.
 * @throws PaymentUnavailable when an unpaid order cannot be ended; the declaration stands
 */
export async function declareWithdrawal(
  orderId: string,
  { key, name, wish }: Declared,
): Promise<Changed> {
  const declared = await changeOrder(orderId, async (transaction, { lines, order }) => {
    const picked = pickLines(lines, wish, withdrawable);
    const pieces = picked.map(({ line, quantity }) => ({ lineId: line.id, quantity }));
    const [written] = await transaction
      .insert(withdrawals)
      .values({ orderId, key, name, lines: pieces })
      .onConflictDoNothing()
      .returning({ id: withdrawals.id });
    if (!written) return null;
    const about = { orderId, withdrawalId: written.id };
    await addEmail(transaction, 'withdrawal-received', written.id, about);
    const notSent = picked
      .map(({ line, quantity }) => ({
        lineId: line.id,
        quantity: Math.min(quantity, openPieces(line)),
      }))
      .filter(({ quantity }) => quantity > 0);
    const isAllOfUnpaid =
      order.status === 'pending' && lines.every((line) => isWhole(line, pieces));
    return isAllOfUnpaid ? 'all' : notSent;
  });
  if (!declared.ok) return declared;
  const left = declared.value;
  // What was shipped meanwhile comes back by parcel: staff see the declaration.
  if (left && left.length > 0) await cancelPieces(orderId, left);
  return { ok: true, value: undefined };
}

const isWhole = (line: Line, pieces: readonly { lineId: string; quantity: number }[]) =>
  pieces.some(({ lineId, quantity }) => lineId === line.id && quantity === line.quantity);
