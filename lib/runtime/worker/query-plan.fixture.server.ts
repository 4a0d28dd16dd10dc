import { sql, type SQL } from 'drizzle-orm';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';

/** Query plan of a statement with indexes preferred, even if the tables are empty. */
export async function queryPlan(statement: SQL): Promise<string> {
  const { rows } = await inTransaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL enable_seqscan = off`);
    return transaction.execute(sql`EXPLAIN ${statement}`);
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
