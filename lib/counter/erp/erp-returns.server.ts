import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { KeyHolder } from '@/lib/api/import/import-keys.server';
import { readCursor } from '@/lib/counter/orders/order-list';
import { loadReturns } from '@/lib/counter/returns/load-returns.server';
import { closeCase, receiveReturn } from '@/lib/counter/returns/receive-return.server';
import type { OpenCase } from '@/lib/counter/returns/return-list';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
import { database } from '@/lib/platform/db/database.server';
import { registeredReturns } from '@/lib/platform/db/schema-forms';
import { withdrawals } from '@/lib/platform/db/schema-order-life';
import { orders } from '@/lib/platform/db/schema-orders';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import { erpQueries } from './erp-queries.server';
import { authorizeErp, reaches, readErpBody, readErpQuery } from './erp-request.server';

export const returnBody = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('receive').describe('The parcel of a registered return has arrived'),
    number: z.string().trim().toUpperCase().max(60).describe('Number of the return: HGG-T1000001'),
  }),
  z.strictObject({
    action: z.literal('close').describe('Nothing more comes back'),
    kind: z.enum(['return', 'withdrawal']),
    id: z.uuid().describe('Id of the case'),
  }),
]);

type SentReturn = z.output<typeof returnBody>;

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

const listed = (found: OpenCase) => ({
  kind: found.number === null ? 'withdrawal' : 'return',
  id: found.id,
  order: found.orderNumber,
  number: found.number,
  at: instant(found.at),
  receivedAt: instant(found.receivedAt),
  dueAt: instant(found.dueAt),
  isOverdue: found.isOverdue,
  missing: found.missing.map(({ sku, quantity }) => ({ sku, quantity })),
});

/** A page of returns or withdrawals that are not complete. */
export async function listErpReturns(request: ApiRequest): Promise<ApiResponse> {
  const { holder, actor } = await authorizeErp(request, 'returns.read');
  const { state, after } = readErpQuery(request, erpQueries.returns);
  const { cases, next } = await loadReturns(state, readCursor(after), holder.project);
  const numbers = cases.map(({ orderNumber }) => orderNumber);
  if (numbers.length > 0)
    await writeAudit(database(), {
      ...actor,
      action: 'returns.listed',
      detail: { orders: numbers },
    });
  return { status: 200, body: { returns: cases.map(listed), next } };
}

const shopOf = { project: orders.project };

/** Whether a return or withdrawal belongs to a shop of the key. */
async function isReached(holder: KeyHolder, sent: SentReturn): Promise<boolean> {
  const ofReturn = database()
    .select(shopOf)
    .from(registeredReturns)
    .innerJoin(orders, eq(orders.id, registeredReturns.orderId));
  const ofWithdrawal = database()
    .select(shopOf)
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId));
  const [found] = await (sent.action === 'receive'
    ? ofReturn.where(eq(registeredReturns.number, sent.number))
    : sent.kind === 'return'
      ? ofReturn.where(eq(registeredReturns.id, sent.id))
      : ofWithdrawal.where(eq(withdrawals.id, sent.id)));
  return found !== undefined && reaches(holder, found.project);
}

/** Notes that a parcel has arrived, or closes a case. A second request changes nothing. */
export async function changeErpReturn(request: ApiRequest): Promise<ApiResponse> {
  const { holder, actor } = await authorizeErp(request, 'returns.receive');
  const sent = await readErpBody(request, returnBody);
  if (!(await isReached(holder, sent))) return problem(404, 'There is no such case');
  if (sent.action === 'receive') await receiveReturn(actor, sent.number);
  else await closeCase(actor, sent.kind, sent.id);
  return { status: 200, body: {} };
}
