import { formEndpoint, type EndpointVisit } from '@/lib/customer/session/form-endpoint.server';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { PaymentUnavailable } from '@/lib/commerce/payment/stripe.server';
import { orderStatusHref, type OrderStatusQuery } from '@/lib/shop/routes/order-status-href';
import {
  orderPageRejectionMessage,
  ORDER_PAGE_REJECTIONS,
  type OrderPageRejection,
} from './order-page-rejections';

export type OrderWrite =
  | { ok: true; page: OrderStatusQuery }
  | { ok: false; code: OrderPageRejection; page?: OrderStatusQuery };

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

const UNAVAILABLE = { ok: false, code: 'unavailable' } as const satisfies OrderWrite;
const UNAVAILABLE_MESSAGE = 'an order cannot be changed';

function whilePaymentIsDown(error: unknown): OrderWrite | null {
  if (!(error instanceof PaymentUnavailable)) return null;
  report(UNAVAILABLE_MESSAGE, { error });
  return UNAVAILABLE;
}

function pageFor(written: OrderWrite, { context: { project, locale } }: EndpointVisit): string {
  const query = written.ok ? written.page : { ...written.page, error: written.code };
  return orderStatusHref({ project, locale: locale.segment }, query);
}

/** A route of an order's page: responds to scripts with JSON, to forms with the page. */
export const orderWrite = (take: (visit: EndpointVisit) => Promise<OrderWrite>): Operation =>
  formEndpoint<OrderWrite>({
    take,
    respond: (written, { context }) =>
      written.ok
        ? { status: 200, body: { success: true, errors: [], order: written.page.order } }
        : rejectedOrderPage(written.code, context),
    pageFor,
    rejectionOf: whilePaymentIsDown,
    unavailable: [() => UNAVAILABLE, UNAVAILABLE_MESSAGE],
  });
