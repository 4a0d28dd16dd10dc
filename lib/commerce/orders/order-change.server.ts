import { asc, eq } from 'drizzle-orm';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { isTransferMethod } from '@/lib/commerce/delivery/methods';
import type { LinePieces } from '@/lib/platform/db/schema-order-life';
import { orderLines, orders, payments } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';

/** Why an order was not changed. */
export type ChangeRejection =
  | 'unknown_order'
  | 'unknown_line'
  /** More pieces than can still be cancelled, shipped or returned. */
  | 'too_many'
  | 'nothing_left'
  /** The order is neither paid nor payable by invoice. */
  | 'not_payable'
  /** Less money than is due. */
  | 'too_little'
  | 'not_paid_yet'
  /** A parcel with this number exists. */
  | 'parcel_known'
  /** Part of a gift card was spent. */
  | 'gift_card_used'
  /** Not another size of the article; sets and gift cards have none. */
  | 'not_exchangeable'
  | 'out_of_stock'
  | 'address_invalid'
  /** The new address has another rate of tax. */
  | 'taxed_elsewhere'
  /** A form or request for something else was sent with this key. */
  | 'key_used';

export type Changed<Value = unknown> =
  | { ok: true; value: Value }
  | { ok: false; code: ChangeRejection };

export type Line = typeof orderLines.$inferSelect;

/** An order whose row is locked, so that changes are serialised. */
export interface LockedOrder {
  order: typeof orders.$inferSelect;
  lines: readonly Line[];
  payment: typeof payments.$inferSelect;
}

/** Pieces of lines, or all possible ones. */
export type PiecesToChange = readonly LinePieces[] | 'all';

/** Rolls back the transaction in which it is thrown. */
export class ChangeRejected extends Error {
  override name = 'ChangeRejected';
  readonly code: ChangeRejection;
  constructor(code: ChangeRejection) {
    super(`the order was not changed: ${code}`);
    this.code = code;
  }
}

async function lockOrder(transaction: Transaction, orderId: string): Promise<LockedOrder> {
  const [order] = await transaction
    .select()
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  if (!order) throw new ChangeRejected('unknown_order');
  const lines = await transaction
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const [payment] = await transaction.select().from(payments).where(eq(payments.orderId, orderId));
  if (!payment) throw new Error(`order ${order.number} has no payment`);
  return { order, lines, payment };
}

/** Changes one order in one transaction; a {@link ChangeRejected} becomes the result. */
export async function changeOrder<Value>(
  orderId: string,
  change: (transaction: Transaction, locked: LockedOrder) => Promise<Value>,
): Promise<Changed<Value>> {
  try {
    const value = await inTransaction(async (transaction) =>
      change(transaction, await lockOrder(transaction, orderId)),
    );
    return { ok: true, value };
  } catch (error) {
    if (error instanceof ChangeRejected) return { ok: false, code: error.code };
    throw error;
  }
}

/** @throws ChangeRejected for an order that may not be shipped or refunded */
export function requireAccepted({ order }: LockedOrder): void {
  if (order.status === 'pending') throw new ChangeRejected('not_paid_yet');
  if (order.status === 'cancelled') throw new ChangeRejected('nothing_left');
}

/** Whether an order waits for a bank transfer: it can be changed until that arrives. */
export const awaitsPrepayment = ({ order: { status, paymentMethod } }: LockedOrder): boolean =>
  status === 'pending' && isTransferMethod(paymentMethod);

/** A line with the number of pieces to change. */
export interface PickedLine {
  line: Line;
  quantity: number;
}

/**
 * Lines named by a request, without duplicates.
 * @param left pieces of a line that can be changed in this way
 * @throws ChangeRejected
 */
export function pickLines(
  lines: readonly Line[],
  pieces: PiecesToChange,
  left: (line: Line) => number,
): [PickedLine, ...PickedLine[]] {
  const wanted = new Map<string, number>();
  if (pieces === 'all') for (const line of lines) wanted.set(line.id, left(line));
  else
    for (const { lineId, quantity } of pieces)
      wanted.set(lineId, (wanted.get(lineId) ?? 0) + quantity);
  if ([...wanted.keys()].some((id) => !lines.some((line) => line.id === id)))
    throw new ChangeRejected('unknown_line');
  const [first, ...others] = lines
    .map((line) => ({ line, quantity: wanted.get(line.id) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  if (!first) throw new ChangeRejected('nothing_left');
  const picked: [PickedLine, ...PickedLine[]] = [first, ...others];
  if (picked.some(({ line, quantity }) => quantity > left(line)))
    throw new ChangeRejected('too_many');
  return picked;
}

/** Pieces neither cancelled nor shipped. */
export const openPieces = ({ quantity, cancelled, shipped }: Line): number =>
  quantity - cancelled - shipped;
