import { eq } from 'drizzle-orm';
import type { database } from '@/lib/platform/db/database.server';
import { withdrawals } from '@/lib/platform/db/schema-order-life';
import type { Transaction } from '@/lib/platform/db/transaction';

/** Pieces that the customer withdrew from after shipping, by line id. */
export async function withdrawnPieces(
  db: ReturnType<typeof database> | Transaction,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const declared = await db
    .select({ lines: withdrawals.lines })
    .from(withdrawals)
    .where(eq(withdrawals.orderId, orderId));
  const pieces = new Map<string, number>();
  for (const { lineId, toReturn = 0 } of declared.flatMap(({ lines }) => lines))
    pieces.set(lineId, (pieces.get(lineId) ?? 0) + toReturn);
  return pieces;
}
