import { z } from 'zod';
import type { EndpointVisit } from '@/lib/customer/session/form-endpoint.server';
import { dropDraft, keepTyped } from '@/lib/customer/account/form-draft.server';
import { renewSession } from '@/lib/customer/session/session.server';
import { cancelPieces } from '@/lib/commerce/orders/cancel-pieces.server';
import { declareWithdrawal } from '@/lib/commerce/orders/declare-withdrawal.server';
import { limitedLookup } from '@/lib/commerce/orders/limit-lookups.server';
import { mayReadOrder, openOrder } from '@/lib/commerce/orders/may-read-order.server';
import type { PiecesToChange } from '@/lib/commerce/orders/order-change.server';
import { line } from '@/lib/messaging/forms/form-fields.server';
import { WITHDRAWAL_NAME_LIMIT } from '@/lib/commerce/order-view/loaded-order-status';
import {
  asPageRejection,
  type OrderPageRejection,
} from '@/lib/commerce/orders/order-page-rejections';
import { readPieces } from '@/lib/commerce/orders/order-pieces';
import {
  chosenIn,
  inAddress,
  orderWrite,
  type OrderWrite,
} from '@/lib/commerce/orders/order-write.server';
import { ORDER_NUMBER_LIMIT } from '@/lib/commerce/order-view/order-number';
import { hasWrongName, takeStatement } from './withdrawal-statement.server';

const lookup = z.object({
  orderNumber: z.string().trim().min(2).max(ORDER_NUMBER_LIMIT),
  email: z.string().trim().min(3).max(255),
});

/** Lets a guest read the order with the given number and email. */
export const takeLookup = orderWrite(async (visit): Promise<OrderWrite> => {
  const { request, sent } = visit;
  const { data, error } = lookup.safeParse(sent);
  const rejected = async (code: OrderPageRejection): Promise<OrderWrite> => {
    await keepTyped(visit, 'orderLookup', { fields: ['orderNumber', 'email'], wrong: error });
    // The address has no email, which is personal.
    return { ok: false, code, page: { number: inAddress(sent['orderNumber']) } };
  };
  if (!data) return rejected('invalid');
  const { project } = visit.context;
  const named = { project, number: data.orderNumber, email: data.email };
  const order = await limitedLookup(request, named, () =>
    openOrder(named, async () => {
      const session = await visit.ensure();
      await dropDraft(session, 'orderLookup');
      return session;
    }),
  );
  if (order === 'too_many') return rejected('too_many_attempts');
  return order ? { ok: true, page: { order } } : rejected('order_unknown');
});

/** The requested order, if its sender may read it. */
async function orderOf({ request, response, sent }: EndpointVisit): Promise<string | null> {
  const session = await renewSession(request, response);
  const { orderId } = sent;
  return typeof orderId === 'string' ? mayReadOrder(session, orderId) : null;
}

/** The requested pieces: `all`, a script's list, or form fields. */
function piecesOf(sent: EndpointVisit['sent']): PiecesToChange | null {
  if (sent['all'] !== undefined) return 'all';
  if (sent['lines'] === undefined) return readPieces(Object.entries(sent));
  const piece = z.object({ lineId: z.uuid(), quantity: z.number().int().min(1).max(999) });
  return z.array(piece).min(1).max(100).safeParse(sent['lines']).data ?? null;
}

/** Cancels pieces that have not been shipped. */
export const takeCancellation = orderWrite(async (visit): Promise<OrderWrite> => {
  const order = await orderOf(visit);
  if (!order) return { ok: false, code: 'order_unknown' };
  const page = { order };
  const pieces = piecesOf(visit.sent);
  if (!pieces) return { ok: false, code: 'invalid', page };
  const changed = await cancelPieces(order, pieces);
  if (changed.ok) return { ok: true, page: { order, notice: 'cancelled' } };
  return { ok: false, code: asPageRejection(changed.code), page };
});

const declaration = z.object({ requestKey: z.uuid(), name: line(1, WITHDRAWAL_NAME_LIMIT) });

/** Declares a confirmed withdrawal. */
export const takeWithdrawal = orderWrite(async (visit): Promise<OrderWrite> => {
  if (visit.sent['orderId'] === undefined) return takeStatement(visit);
  const order = await orderOf(visit);
  if (!order) return { ok: false, code: 'order_unknown' };
  const page = { order, step: 'withdraw', fields: chosenIn(visit.sent) } as const;
  const { data, error } = declaration.safeParse(visit.sent);
  const pieces = piecesOf(visit.sent);
  if (hasWrongName(error)) return { ok: false, code: 'name_invalid', page };
  if (!data || !pieces) return { ok: false, code: 'invalid', page };
  const { requestKey: key, name } = data;
  const declared = await declareWithdrawal(order, { key, name, pieces });
  if (declared.ok) return { ok: true, page: { order, notice: 'withdrawn' } };
  return { ok: false, code: asPageRejection(declared.code), page };
}, 'withdraw');
