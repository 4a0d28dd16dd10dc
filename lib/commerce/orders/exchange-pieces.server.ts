import { and, eq } from 'drizzle-orm';
import { settleReturnCases } from '@/lib/commerce/returns/settle-return-cases.server';
import { skus } from '@/lib/platform/db/schema';
import type { LinePieces } from '@/lib/platform/db/schema-order-life';
import { orderLines } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addEmail } from '@/lib/platform/jobs/add-email.server';
import { withPicked, writeCounts } from './cancel-pieces.server';
import {
  changeOrder,
  ChangeRejected,
  pickLines,
  requireAccepted,
  type Changed,
  type Line,
  type LockedOrder,
} from './order-change.server';
import { swapStock } from './stock.server';

/** Replacement for returned pieces. */
export interface Replacement {
  /** SKU of another size of the same article and colour. */
  sku: string;
  /** Label of the size; by default the end of the SKU. */
  size?: string;
}

/** @throws ChangeRejected if it is not another size of the line's article */
async function sizeOf(
  transaction: Transaction,
  { order }: LockedOrder,
  line: Line,
  { sku, size }: Replacement,
): Promise<string> {
  if (line.isGiftCard || line.parts.length > 0 || sku === line.sku)
    throw new ChangeRejected('not_exchangeable');
  const { itemNumber } = line;
  const [found] = await transaction
    .select({ sku: skus.sku })
    .from(skus)
    .where(
      and(eq(skus.sku, sku), eq(skus.itemNumber, itemNumber), eq(skus.project, order.project)),
    );
  if (!found) throw new ChangeRejected('not_exchangeable');
  return size ?? sku.slice(itemNumber.length + 1);
}

/**
 * Writes the new line at the price of the old one: exchanges are free, whatever the size costs
 * today.
 */
async function writeReplacement(
  transaction: Transaction,
  { lines }: LockedOrder,
  line: Line,
  replacement: { sku: string; size: string; quantity: number },
): Promise<string> {
  const { orderId, articleNumber, itemNumber, name, colour, price, vatRate } = line;
  const position = Math.max(...lines.map((each) => each.position)) + 1;
  const [written] = await transaction
    .insert(orderLines)
    .values({
      orderId,
      articleNumber,
      itemNumber,
      name,
      colour,
      price,
      vatRate,
      position,
      ...replacement,
      exchangeOf: line.id,
    })
    .returning({ id: orderLines.id });
  if (!written) throw new Error('the database kept no line');
  return written.id;
}

interface Condition {
  isDamaged?: boolean;
}

/**
 * Exchanges shipped pieces for another size of the article at the same price, so that no amount of
 * the order changes. Stock is swapped in the same transaction; damaged pieces do not return to
 * stock.
 * @returns id of the new line, which has to be shipped
 * @throws ChangeRejected
 */
export async function exchangeWithin(
  transaction: Transaction,
  locked: LockedOrder,
  pieces: LinePieces,
  { isDamaged = false, ...replacement }: Replacement & Condition,
): Promise<{ lineId: string }> {
  requireAccepted(locked);
  const picked = pickLines(locked.lines, [pieces], ({ shipped, returned }) => shipped - returned);
  const [{ line, quantity }] = picked;
  const size = await sizeOf(transaction, locked, line, replacement);
  const lines = withPicked(locked.lines, picked, (each) => ({
    ...each,
    returned: each.returned + quantity,
    exchanged: each.exchanged + quantity,
  }));
  await writeCounts(transaction, lines, picked);
  const { sku } = replacement;
  const { id: orderId } = locked.order;
  const swap = { back: isDamaged ? null : line.sku, out: sku, quantity };
  if (!(await swapStock(transaction, swap))) throw new ChangeRejected('out_of_stock');
  const lineId = await writeReplacement(transaction, locked, line, { sku, size, quantity });
  await settleReturnCases(transaction, orderId);
  await addEmail(transaction, 'order-exchanged', lineId, { orderId, lineId });
  return { lineId };
}

/** {@link exchangeWithin} in a transaction of its own. */
export const exchangePieces = (
  orderId: string,
  pieces: LinePieces,
  replacement: Replacement,
  condition: Condition = {},
): Promise<Changed<{ lineId: string }>> =>
  changeOrder(orderId, (transaction, locked) =>
    exchangeWithin(transaction, locked, pieces, { ...replacement, ...condition }),
  );
