import { sql } from 'drizzle-orm';
import { documentNumbers, type documents } from '@/lib/platform/db/schema-order-life';
import type { Transaction } from '@/lib/platform/db/transaction';

export type NumberedKind = (typeof documents.$inferSelect)['kind'];

const PREFIXES: Readonly<Record<NumberedKind, string>> = { invoice: 'RE', creditNote: 'GS' };

/** `RE-HGG-000001`, `GS-HGG-000001` */
export const documentName = (kind: NumberedKind, project: string, number: number) =>
  `${PREFIXES[kind]}-${project.toUpperCase()}-${String(number).padStart(6, '0')}`;

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
