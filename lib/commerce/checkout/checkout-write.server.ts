import { formEndpoint, type EndpointVisit } from '@/lib/customer/session/form-endpoint.server';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import type { Limit } from '@/lib/platform/http/limit-requests.server';
import { RequestRejected } from '@/lib/platform/http/request-rejected';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Session } from '@/lib/shop/page-context/session';
import { checkoutHref, type CheckoutStep } from './checkout-steps';

/**
 * Limit for forms without scripts, by address. Each belongs to a visitor's own basket, and a
 * company's visitors may share an address.
 */
export const CHECKOUT_WITHOUT_SCRIPTS: Limit = {
  name: 'captcha-less-checkout',
  requests: 600,
  seconds: 60 * 60,
};

/** A checkout step of a visitor with a session. */
export interface CheckoutWriteStep extends EndpointVisit {
  session: Session;
}

/** Result of a step: where the visitor is redirected, and the response for scripts. */
export interface StepOutcome {
  /** Path of a page, or address of the payment page. */
  location: string;
  response: ApiResponse;
}

/** Result of a rejected step: the page shows the reason, and scripts get the code. */
export function rejectedStep(
  context: PageContext,
  code: string,
  [step, status, title]: readonly [CheckoutStep, number, string],
  details: Record<string, unknown> = {},
): StepOutcome {
  const location = checkoutHref(context, step, { error: code });
  return { location, response: problem(status, title, { code, ...details }) };
}

/**
 * A checkout route: responds to scripts with JSON, and to forms with the next page, or with `page`
 * again, which shows the error.
 */
export function checkoutWrite(
  page: CheckoutStep,
  take: (step: CheckoutWriteStep) => Promise<StepOutcome>,
): Operation {
  return formEndpoint<StepOutcome>({
    async take(visit) {
      const session = await visit.renew();
      if (session) return take({ ...visit, session });
      return rejectedStep(visit.context, 'basket_empty', ['cart', 409, 'The basket is empty']);
    },
    respond: ({ response }) => response,
    pageFor: ({ location }) => location,
    rejectionOf: (error, { context }) =>
      error instanceof RequestRejected
        ? {
            // `captcha` or `too_many`: messages of the checkout.
            location: checkoutHref(context, page, { error: error.code }),
            response: error.response,
          }
        : null,
    unavailable: [
      ({ context }) =>
        rejectedStep(context, 'unavailable', [page, 503, 'The shop cannot be reached']),
      'a step of the checkout cannot be kept',
    ],
  });
}
