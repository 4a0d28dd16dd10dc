import type { ApiRequest } from '@/lib/platform/http/api-request';
import { z } from 'zod';
import { fileResponse } from '@/lib/commerce/documents/document-endpoints.server';
import { loadLabelOfReturn } from '@/lib/commerce/documents/return-label.server';
import { ORDER_NUMBER_LIMIT } from '@/lib/commerce/order-view/order-number';
import { email, line } from '@/lib/messaging/forms/form-fields.server';
import { formWrite, rejectedForm } from '@/lib/messaging/forms/form-write.server';
import { problem, seeOther } from '@/lib/platform/http/api-response';
import { isJsonObject } from '@/lib/platform/http/json-object';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { limitedLookup } from '@/lib/commerce/orders/limit-lookups.server';
import { readSent } from '@/lib/platform/http/read-body.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localeIn, requestContext } from '@/lib/shop/page-context/request-context.server';
import { linkUid, readLinkUid } from '@/lib/platform/signing/email-link.server';
import {
  findReturnableOrder,
  registerReturn,
  returnsOf,
} from '@/lib/commerce/returns/registered-return.server';
import type { RegisteredReturn } from '@/lib/commerce/returns/returnable-line';

/** Labels that one client may open. */
const LABELS: Limit = { name: 'return-label', requests: 20, seconds: 60 * 60 };
/** How long a frame can be used. */
const FRAME_MS = 60 * 60 * 1000;

const orderForm = z.object({ orderNumber: line(2, ORDER_NUMBER_LIMIT), email });

/** Path of the frame in which an order's return is registered, valid for an hour. */
function frameOf(orderId: string, { locale }: PageContext): string {
  const uid = linkUid('return', orderId, Date.now());
  return `/return-portal?${new URLSearchParams({ locale: locale.segment, uid }).toString()}`;
}

/** The order of a frame; `null` for an address that is forged or older than an hour. */
export function orderOfFrame(uid: unknown): string | null {
  const link = readLinkUid('return', uid);
  return link && Date.now() - link.at < FRAME_MS ? link.id : null;
}

/** An order's returns with the addresses of their labels, oldest first. */
export async function labelledReturns(
  orderId: string,
  locale: string,
): Promise<RegisteredReturn[]> {
  return (await returnsOf(orderId)).map(({ id, number }) => {
    const query = new URLSearchParams({ locale, uid: linkUid('return-label', id) });
    return { number, labelHref: `/api/acl/return/label?${query.toString()}` };
  });
}

/** Opens the returns portal for an order: `data` is the address of its frame. */
export const openReturnOperation = formWrite({
  name: 'return',
  schema: orderForm,
  explained: ['unknownOrder', 'tooMany'],
  // The frame is also a page.
  pageAfter: String,
  take: async ({ orderNumber, email: address }, { request, context }) => {
    const named = { project: context.project, number: orderNumber, email: address };
    const order = await limitedLookup(request, named, () => findReturnableOrder(named));
    if (order === 'too_many') return { ok: false, code: 'tooMany' };
    if (!order) return { ok: false, code: 'unknownOrder' };
    return { ok: true, data: frameOf(order.id, context) };
  },
});

/** Redirects to an order's frame by number and address, for links in the shop's emails. */
export const redirectToReturn: Operation = async (request) => {
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  const { data } = orderForm.safeParse(request.query);
  if (!data) return rejectedForm('invalid', context);
  const named = { project: context.project, number: data.orderNumber, email: data.email };
  const order = await limitedLookup(request, named, () => findReturnableOrder(named));
  if (order === 'too_many') return rejectedForm('tooMany', context);
  return order ? seeOther(frameOf(order.id, context)) : rejectedForm('unknownOrder', context);
};

const uidIn = ({ query }: Pick<ApiRequest, 'query'>) => [query['uid']].flat()[0];

/** The label of a registered return, by the signed link in its email or frame. */
export const openReturnLabel: Operation = async (request) => {
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  const tooMany = await limitRequests(request, LABELS);
  if (tooMany) return tooMany;
  const link = readLinkUid('return-label', uidIn(request));
  const document = link && (await loadLabelOfReturn(link.id));
  return document ? fileResponse(document) : rejectedForm('expired', context);
};

const LINE = /^line-(?<id>[0-9a-f-]{36})$/;
const PIECES = /^[1-9]\d?$/;

/** Pieces by order line: fields `line-<id>`, where `0` or nothing keeps the line. */
function piecesOf(sent: Readonly<Record<string, unknown>>): Map<string, number> {
  const chosen = Object.entries(sent).flatMap(([name, value]) => {
    const id = LINE.exec(name)?.groups?.['id'];
    return id && typeof value === 'string' && PIECES.test(value)
      ? [[id, Number(value)] as const]
      : [];
  });
  return new Map(chosen);
}

/** Registers the return submitted in the frame, and redirects back to it. */
export const registerReturnEndpoint: Operation = async (request) => {
  const body = await readSent(request);
  const sent = body.ok && isJsonObject(body.value) ? body.value : {};
  const context = requestContext(request, localeIn(sent));
  if (!context) return problem(404, 'This shop has no such locale');
  if (!body.ok) return body.rejection;
  const orderId = orderOfFrame(sent['uid']);
  const requestKey = z.uuid().safeParse(sent['requestKey']).data;
  if (!orderId || !requestKey) return rejectedForm('expired', context);
  const number = await registerReturn({ orderId, requestKey, pieces: piecesOf(sent) });
  const outcome = number ? { number } : { refused: '1' };
  const query = { locale: context.locale.segment, uid: String(sent['uid']), ...outcome };
  return seeOther(`/return-portal?${new URLSearchParams(query).toString()}`);
};
