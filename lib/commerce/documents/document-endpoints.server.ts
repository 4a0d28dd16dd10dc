import { z } from 'zod';
import { problem, seeOther, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { readBody } from '@/lib/platform/http/read-body.server';
import { mayReadOrder } from '@/lib/commerce/orders/may-read-order.server';
import { rejectedOrderPage } from '@/lib/commerce/orders/order-write.server';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { orderStatusHref } from '@/lib/shop/routes/order-status-href';
import { findSession } from '@/lib/customer/session/session.server';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import { loadCreditNote } from './credit-note.server';
import { loadInvoice, loadReturnLabel, type IssuedDocument } from './order-documents.server';

type Kind = 'invoice' | 'returnLabel';
type LinkedKind = Kind | 'creditNote';

const LOADERS: Readonly<Record<Kind, (orderId: string) => Promise<IssuedDocument | null>>> = {
  invoice: loadInvoice,
  returnLabel: loadReturnLabel,
};
const UNAVAILABLE = {
  invoice: 'invoice_unavailable',
  creditNote: 'invoice_unavailable',
  returnLabel: 'label_unavailable',
} as const;

const wanted = z.object({ orderId: z.string().min(1).max(60) });

/** Responds to a script with a document in base64; see {@link takeInvoice}. */
const download =
  (kind: Kind): Operation =>
  async (request) => {
    const context = requestContext(request);
    if (!context) return problem(404, 'This shop has no such locale');
    const body = await readBody(request, wanted);
    if (!body.ok) return body.rejection;
    const orderId = await mayReadOrder(await findSession(request), body.value.orderId);
    const document = orderId ? await LOADERS[kind](orderId) : null;
    if (!document) return rejectedOrderPage(UNAVAILABLE[kind], context);
    const { fileName, file } = document;
    return { status: 200, body: { success: true, data: file.toString('base64'), fileName } };
  };

/** `{ "orderId": "…" }`, its id or its number → the invoice. */
export const takeInvoice = download('invoice');
/** `{ "orderId": "…" }`, its id or its number → the label of a return. */
export const takeReturnLabel = download('returnLabel');

const isKind = (kind: unknown): kind is LinkedKind =>
  kind === 'invoice' || kind === 'returnLabel' || kind === 'creditNote';

/** @param refundId selects one of several credit notes */
async function loadDocument(kind: LinkedKind, orderId: string, refundId: unknown) {
  if (kind !== 'creditNote') return LOADERS[kind](orderId);
  const isNamed = typeof refundId === 'string' && isOrderId(refundId);
  return isNamed ? loadCreditNote({ orderId, refundId }) : null;
}

/** A document as a file to be saved. */
export const fileResponse = ({ fileName, file }: IssuedDocument): ApiResponse => ({
  status: 200,
  body: file,
  headers: {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'X-Content-Type-Options': 'nosniff',
  },
});

/**
 * Sends the file for links, which work without JavaScript. Errors are shown on the order's page.
 */
export const getDocument: Operation = async (request) => {
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  const { kind, order, refund } = request.query;
  if (!isKind(kind) || typeof order !== 'string')
    return problem(400, 'Expected kind and order in the query');
  const orderId = await mayReadOrder(await findSession(request), order);
  const document = orderId ? await loadDocument(kind, orderId, refund) : null;
  if (document) return fileResponse(document);
  const routes = { project: context.project, locale: context.locale.segment };
  const error = orderId ? UNAVAILABLE[kind] : 'order_unknown';
  return seeOther(orderStatusHref(routes, { ...(orderId && { order: orderId }), error }));
};
