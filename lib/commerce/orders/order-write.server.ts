import type { ServerResponse } from 'node:http';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { problem, seeOther, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { readSent } from '@/lib/platform/http/read-body.server';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localeIn, requestContext } from '@/lib/shop/page-context/request-context.server';
import { PaymentUnavailable } from '@/lib/commerce/payment/stripe.server';
import { orderStatusHref, type OrderStatusQuery } from '@/lib/shop/routes/order-status-href';
import {
  orderPageRejectionMessage,
  ORDER_PAGE_REJECTIONS,
  type OrderPageRejection,
} from './order-page-rejections';

export interface OrderVisit {
  request: ApiRequest;
  response: ServerResponse;
  context: PageContext;
  /** Fields of the form or JSON body. */
  sent: Readonly<Record<string, unknown>>;
}

export type OrderWrite =
  | { ok: true; page: OrderStatusQuery }
  | { ok: false; code: OrderPageRejection; page?: OrderStatusQuery };

const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent);

/**
 * Rejection for scripts: `success` is false, and `errors` gives the reason in the visitor's
 * language.
 */
export function rejectedOrderPage(code: OrderPageRejection, { locale }: PageContext): ApiResponse {
  const message = orderPageRejectionMessage(code, messagesFor(locale.language));
  const errors = [{ code, message }];
  return problem(ORDER_PAGE_REJECTIONS[code], message, {
    code,
    success: false,
    data: null,
    errors,
  });
}

/** Turns outages into a page for visitors without scripts. */
function reportedOnPage(error: unknown): OrderWrite {
  if (!isDatabaseOutage(error) && !(error instanceof PaymentUnavailable)) throw error;
  report('an order cannot be changed', { error });
  return { ok: false, code: 'unavailable' };
}

/** A route of an order's page: responds to scripts with JSON, to forms with the page. */
export function orderWrite(take: (visit: OrderVisit) => Promise<OrderWrite>): Operation {
  return async (request, response) => {
    const body = await readSent(request);
    const sent = body.ok && isObject(body.value) ? body.value : {};
    const context = requestContext(request, localeIn(sent));
    if (!context) return problem(404, 'This shop has no such locale');
    if (!body.ok && !body.isForm) return body.rejection;
    const taken = take({ request, response, context, sent });
    const written = await (body.isForm ? taken.catch(reportedOnPage) : taken);
    const { project, locale } = context;
    const routes = { project, locale: locale.segment };
    if (!body.isForm)
      return written.ok
        ? { status: 200, body: { success: true, errors: [], order: written.page.order } }
        : rejectedOrderPage(written.code, context);
    const query = written.ok ? written.page : { ...written.page, error: written.code };
    return seeOther(orderStatusHref(routes, query));
  };
}
