import { formEndpoint, type EndpointVisit } from '@/lib/customer/session/form-endpoint.server';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { messagesIn } from '@/lib/shop/i18n/messages-in';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { PaymentUnavailable } from '@/lib/commerce/payment/stripe.server';
import { orderStatusHref, type OrderStatusQuery } from '@/lib/shop/routes/order-status-href';
import { pieceField, readPieces } from './order-pieces';
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
  const message = orderPageRejectionMessage(code, messagesIn(locale));
  const errors = [{ code, message }];
  return problem(ORDER_PAGE_REJECTIONS[code], message, {
    code,
    success: false,
    data: null,
    errors,
  });
}

const UNAVAILABLE_MESSAGE = 'an order cannot be changed';

/** Characters of a field in an address: more than any limit, so that what is cut stays too long. */
const LONGEST_IN_ADDRESS = 200;

/** A text field as the address of a page has it. */
export const inAddress = (sent: unknown): string | undefined =>
  typeof sent === 'string' ? sent.slice(0, LONGEST_IN_ADDRESS) : undefined;

/** Fields of a withdrawal from a known order, as its second step has them in the address. */
export function chosenIn({ orderId, name, ...sent }: EndpointVisit['sent']) {
  if (orderId === undefined) return undefined;
  const pieces = readPieces(Object.entries(sent)) ?? [];
  return Object.fromEntries([
    ['name', inAddress(name) ?? ''],
    ...pieces.map(({ lineId, quantity }) => [pieceField(lineId), String(quantity)]),
  ]);
}

/** Leads back to the form, which is sent again later. */
const unavailable = ({ sent }: EndpointVisit, step: OrderStatusQuery['step']): OrderWrite => ({
  ok: false,
  code: 'unavailable',
  page: {
    order: inAddress(sent['orderId']),
    number: inAddress(sent['orderNumber']),
    step,
    fields: step && chosenIn(sent),
  },
});

function pageFor(written: OrderWrite, { context: { project, locale } }: EndpointVisit): string {
  const query = written.ok ? written.page : { ...written.page, error: written.code };
  return orderStatusHref({ project, locale: locale.segment }, query);
}

/**
 * A route of an order's page: responds to scripts with JSON, to forms with the page.
 * @param step of the page that has the form
 */
export const orderWrite = (
  take: (visit: EndpointVisit) => Promise<OrderWrite>,
  step?: OrderStatusQuery['step'],
): Operation =>
  formEndpoint<OrderWrite>({
    take,
    respond: (written, { context }) =>
      written.ok
        ? { status: 200, body: { success: true, errors: [], order: written.page.order } }
        : rejectedOrderPage(written.code, context),
    pageFor,
    rejectionOf(error, visit) {
      if (!(error instanceof PaymentUnavailable)) return null;
      report(UNAVAILABLE_MESSAGE, { error });
      return unavailable(visit, step);
    },
    unavailable: [(visit) => unavailable(visit, step), UNAVAILABLE_MESSAGE],
  });
