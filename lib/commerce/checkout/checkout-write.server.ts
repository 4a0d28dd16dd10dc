import type { ApiRequest } from '@/lib/platform/http/api-request';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { problem, seeOther, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import type { Limit } from '@/lib/platform/http/limit-requests.server';
import { readSent } from '@/lib/platform/http/read-body.server';
import { RequestRejected } from '@/lib/platform/http/request-rejected';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localeIn, requestContext } from '@/lib/shop/page-context/request-context.server';
import type { Session } from '@/lib/shop/page-context/session';
import { renewSession } from '@/lib/customer/session/session.server';
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
export interface CheckoutWriteStep {
  session: Session;
  context: PageContext;
  request: ApiRequest;
  /** Fields of the form or JSON body. */
  sent: Readonly<Record<string, unknown>>;
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

const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent);

/**
 * Redirects to the page with an error, so that visitors without scripts always get a page, even
 * without a captcha or database.
 */
function reportedOnPage(context: PageContext, step: CheckoutStep) {
  return (error: unknown): StepOutcome => {
    // `captcha` or `too_many`: messages of the checkout.
    if (error instanceof RequestRejected)
      return {
        location: checkoutHref(context, step, { error: error.code }),
        response: error.response,
      };
    if (!isDatabaseOutage(error)) throw error;
    report('a step of the checkout cannot be kept', { error });
    return rejectedStep(context, 'unavailable', [step, 503, 'The shop cannot be reached']);
  };
}

/**
 * A checkout route: responds to scripts with JSON, and to forms with the next page, or with `page`
 * again, which shows the error.
 */
export function checkoutWrite(
  page: CheckoutStep,
  take: (step: CheckoutWriteStep) => Promise<StepOutcome>,
): Operation {
  return async (request, response) => {
    const body = await readSent(request);
    const sent = body.ok && isObject(body.value) ? body.value : {};
    const context = requestContext(request, localeIn(sent));
    if (!context) return problem(404, 'This shop has no such locale');
    if (!body.ok && !body.isForm) return body.rejection;
    const attempt = async () => {
      const session = await renewSession(request, response);
      if (!session)
        return rejectedStep(context, 'basket_empty', ['cart', 409, 'The basket is empty']);
      return take({ session, context, request, sent });
    };
    const taken = attempt();
    const outcome = await (body.isForm ? taken.catch(reportedOnPage(context, page)) : taken);
    return body.isForm ? seeOther(outcome.location) : outcome.response;
  };
}
