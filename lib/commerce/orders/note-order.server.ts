import { and, eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { orderNotes } from '@/lib/platform/db/schema-order-life';
import { orders } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';

/** Writes a note that only staff see. */
export async function noteOrder(
  orderId: string,
  text: string,
  writer: Pick<Transaction, 'insert'> = database(),
): Promise<void> {
  await writer.insert(orderNotes).values({ orderId, text });
}

/**
 * {@link noteOrder}, unless the order already has this note.
 * @returns whether it was written
 */
export const noteOrderOnce = (orderId: string, text: string): Promise<boolean> =>
  inTransaction(async (transaction) => {
    // Serialises calls that find the same problem.
    await transaction
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('update');
    const known = await transaction
      .select({ id: orderNotes.id })
      .from(orderNotes)
      .where(and(eq(orderNotes.orderId, orderId), eq(orderNotes.text, text)));
    if (known.length > 0) return false;
    await transaction.insert(orderNotes).values({ orderId, text });
    return true;
  });
