import { eq } from 'drizzle-orm';
import { ChangeRejected } from '@/lib/commerce/orders/order-change.server';
import { actOnOrder, type ActionResult } from '@/lib/counter/orders/act-on-order.server';
import { ORDER_ACTIONS, type OrderAction } from '@/lib/counter/orders/order-action';
import { database } from '@/lib/platform/db/database.server';
import { orderLines } from '@/lib/platform/db/schema-orders';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import { ERP_BODIES, wantedAction, type ErpAction, type LineIds } from './erp-actions.server';
import {
  authorizeErp,
  erpRejection,
  erpRequestKey,
  findErpOrder,
  readErpBody,
  type ErpRequest,
} from './erp-request.server';

async function lineIdsOf(orderId: string): Promise<LineIds> {
  const lines = await database()
    .select({ id: orderLines.id, position: orderLines.position })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  return new Map(lines.map(({ id, position }) => [position, id]));
}

async function act(
  orderId: string,
  sent: ErpAction,
  { actor, requestKey }: Pick<ErpRequest, 'actor'> & { requestKey: string },
): Promise<ActionResult<void>> {
  try {
    const wanted = wantedAction(sent, await lineIdsOf(orderId));
    const { version: revision } = sent.body;
    return await actOnOrder({ ...actor, orderId, requestKey, revision, wanted });
  } catch (error) {
    if (error instanceof ChangeRejected) return { ok: false, code: error.code };
    throw error;
  }
}

async function change(request: ApiRequest, action: OrderAction): Promise<ApiResponse> {
  const erp = await authorizeErp(request, `orders.${action}`);
  const requestKey = erpRequestKey(erp);
  const body = await readErpBody(request, ERP_BODIES[action]);
  const orderId = await findErpOrder(erp.holder, body.order);
  if (!orderId) return problem(404, 'There is no such order');
  // The compiler does not know that the schema is that of the action.
  const sent = { action, body } as ErpAction;
  const acted = await act(orderId, sent, { actor: erp.actor, requestKey });
  return acted.ok ? { status: 200, body: { order: body.order } } : erpRejection(acted.code);
}

/**
 * Does what the counter's pages do with an order: once for each idempotency key, only with the version that was
 * read, and logged with the key.
 */
export async function changeErpOrder(request: ApiRequest): Promise<ApiResponse> {
  const action = ORDER_ACTIONS.find((each) => each === request.query['action']);
  return action ? change(request, action) : problem(404, 'There is no such action');
}
