import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '@/lib/platform/db/database.server';
import { registeredReturnLines, registeredReturns } from '@/lib/platform/db/schema-forms';
import { withdrawals } from '@/lib/platform/db/schema-order-life';
import { orderLines } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';
import { outstandingCases, type ReturnCase } from './return-cases';

type Reader = Pick<Database, 'select'>;

/** A registered return, or a withdrawal. */
interface Case extends ReturnCase {
  /** Whether nobody waits for its pieces any more. */
  isClosed: boolean;
}

async function returnsOf(db: Reader, orderId: string): Promise<Case[]> {
  const rows = await db
    .select({ found: registeredReturns, line: registeredReturnLines })
    .from(registeredReturns)
    .innerJoin(registeredReturnLines, eq(registeredReturnLines.returnId, registeredReturns.id))
    .where(eq(registeredReturns.orderId, orderId))
    .orderBy(asc(registeredReturns.registeredAt), asc(registeredReturns.id));
  const ids = [...new Set(rows.map(({ found }) => found.id))];
  return ids.map((id) => {
    const lines = rows.filter(({ found }) => found.id === id);
    return {
      id,
      isClosed: lines.some(({ found }) => found.closedAt !== null),
      pieces: lines.map(({ line }) => ({ lineId: line.orderLineId, quantity: line.quantity })),
    };
  });
}

async function withdrawalsOf(db: Reader, orderId: string): Promise<Case[]> {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.orderId, orderId))
    .orderBy(asc(withdrawals.declaredAt), asc(withdrawals.id));
  return rows.map(({ id, lines, answeredAt }) => ({
    id,
    isClosed: answeredAt !== null,
    pieces: lines
      .map(({ lineId, toReturn = 0 }) => ({ lineId, quantity: toReturn }))
      .filter(({ quantity }) => quantity > 0),
  }));
}

/** Returns and withdrawals of an order with the pieces that have not come back. */
export async function returnCasesOf(db: Reader, orderId: string) {
  const lines = await db
    .select({ id: orderLines.id, returned: orderLines.returned })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const returned = new Map(lines.map((line) => [line.id, line.returned]));
  return {
    returns: outstandingCases(await returnsOf(db, orderId), returned),
    withdrawals: outstandingCases(await withdrawalsOf(db, orderId), returned),
  };
}

/** Closes the returns and withdrawals of an order whose pieces are all back, in the transaction that counts them. */
export async function settleReturnCases(transaction: Transaction, orderId: string): Promise<void> {
  const cases = await returnCasesOf(transaction, orderId);
  const complete = (found: readonly (Case & { missing: readonly unknown[] })[]) =>
    found.filter(({ isClosed, missing }) => !isClosed && missing.length === 0).map(({ id }) => id);
  const returns = complete(cases.returns);
  if (returns.length > 0)
    await transaction
      .update(registeredReturns)
      .set({
        receivedAt: sql`coalesce(${registeredReturns.receivedAt}, now())`,
        closedAt: sql`now()`,
      })
      .where(inArray(registeredReturns.id, returns));
  const declared = complete(cases.withdrawals);
  if (declared.length > 0)
    await transaction
      .update(withdrawals)
      .set({ answeredAt: sql`now()` })
      .where(inArray(withdrawals.id, declared));
}
