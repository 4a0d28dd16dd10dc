import { sql } from 'drizzle-orm';
import type { NumberedKind } from '@/lib/commerce/order-view/document-name';
import { documentNumbers } from '@/lib/platform/db/schema-order-life';
import type { Transaction } from '@/lib/platform/db/transaction';

/**
 * The next number of a shop. Its row stays locked until the document is written, so that there are
 * no gaps.
 */
export async function nextNumber(
  transaction: Transaction,
  project: string,
  kind: NumberedKind,
): Promise<number> {
  const [counter] = await transaction
    .insert(documentNumbers)
    .values({ project, kind, last: 1 })
    // outside: pg-counter-waits
    .onConflictDoUpdate({
      target: [documentNumbers.project, documentNumbers.kind],
      set: { last: sql`${documentNumbers.last} + 1` },
    })
    .returning();
  if (!counter) throw new Error('the database gave no number');
  return counter.last;
}
