import { and, asc, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { returnCasesOf } from '@/lib/commerce/returns/settle-return-cases.server';
import { exactTime } from '@/lib/counter/orders/exact-time.server';
import type { Cursor } from '@/lib/counter/orders/order-list';
import { database } from '@/lib/platform/db/database.server';
import { registeredReturns } from '@/lib/platform/db/schema-forms';
import { withdrawals } from '@/lib/platform/db/schema-order-life';
import { orderLines, orders } from '@/lib/platform/db/schema-orders';
import type { OpenCase, ReturnList, ReturnState } from './return-list';

/** Cases of a page. */
const PER_PAGE = 25;

// outside: law-withdrawal-refund
/** Days in which money is refunded after a withdrawal (Directive 2011/83/EU, article 13). */
const REFUND_DAYS = 14;

const isAfter = (at: SQLWrapper, id: SQLWrapper, after: Cursor | null): SQL | undefined =>
  after ? sql`(${at}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)` : undefined;

const DUE = sql`${withdrawals.declaredAt} + make_interval(days => ${REFUND_DAYS}::int)`;

const ofShop = (project: string | null): SQL | undefined =>
  project === null ? undefined : eq(orders.project, project);

/** The statement of a page of withdrawals, the most urgent first. @param project `null` for all shops */
export const openWithdrawals = (after: Cursor | null, project: string | null = null) =>
  database()
    .select({
      id: withdrawals.id,
      orderId: withdrawals.orderId,
      orderNumber: orders.number,
      number: sql<string | null>`NULL`,
      at: withdrawals.declaredAt,
      receivedAt: sql<Date | null>`NULL`,
      dueAt: sql<number | null>`floor(extract(epoch FROM ${DUE}) * 1000)::float8`,
      isOverdue: sql<boolean>`${DUE} < now()`,
      cursor: exactTime(withdrawals.declaredAt),
    })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(
      and(
        isNull(withdrawals.answeredAt),
        ofShop(project),
        isAfter(withdrawals.declaredAt, withdrawals.id, after),
      ),
    )
    .orderBy(asc(withdrawals.declaredAt), asc(withdrawals.id))
    .limit(PER_PAGE + 1);

/** The statement of a page of registered returns, the oldest first. @param project `null` for all shops */
export const openReturns = (
  isReceived: boolean,
  after: Cursor | null,
  project: string | null = null,
) =>
  database()
    .select({
      id: registeredReturns.id,
      orderId: registeredReturns.orderId,
      orderNumber: orders.number,
      number: registeredReturns.number,
      at: registeredReturns.registeredAt,
      receivedAt: registeredReturns.receivedAt,
      dueAt: sql<number | null>`NULL`,
      isOverdue: sql<boolean>`false`,
      cursor: exactTime(registeredReturns.registeredAt),
    })
    .from(registeredReturns)
    .innerJoin(orders, eq(orders.id, registeredReturns.orderId))
    .where(
      and(
        isNull(registeredReturns.closedAt),
        ofShop(project),
        isReceived ? isNotNull(registeredReturns.receivedAt) : isNull(registeredReturns.receivedAt),
        isAfter(registeredReturns.registeredAt, registeredReturns.id, after),
      ),
    )
    .orderBy(asc(registeredReturns.registeredAt), asc(registeredReturns.id))
    .limit(PER_PAGE + 1);

/** Articles of a case that have not come back. */
async function missingOf(orderId: string, caseId: string): Promise<OpenCase['missing']> {
  const { returns, withdrawals: declared } = await returnCasesOf(database(), orderId);
  const found = [...returns, ...declared].find(({ id }) => id === caseId);
  const lines = await database().select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return (found?.missing ?? []).flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [{ sku: line.sku, name: line.name, size: line.size, quantity }] : [];
  });
}

/** A page of returns or withdrawals that are not complete. @param project `null` for all shops */
export async function loadReturns(
  state: ReturnState,
  after: Cursor | null,
  project: string | null = null,
): Promise<ReturnList> {
  const rows =
    state === 'withdrawals'
      ? await openWithdrawals(after, project)
      : await openReturns(state === 'received', after, project);
  const shown = rows.slice(0, PER_PAGE);
  const cases: OpenCase[] = [];
  for (const { cursor: _, at, receivedAt, ...found } of shown)
    cases.push({
      ...found,
      at: at.getTime(),
      receivedAt: receivedAt && receivedAt.getTime(),
      missing: await missingOf(found.orderId, found.id),
    });
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  return { state, cases, next: last ? `${last.cursor}_${last.id}` : null };
}
