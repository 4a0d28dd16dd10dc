import type { ServerResponse } from 'node:http';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { RequestRejected } from '@/lib/platform/http/request-rejected';
import { withParameters } from '@/lib/shop/routes/with-parameters';
import { originOf } from '@/lib/platform/http/secure-origin';
import { messagesIn } from '@/lib/shop/i18n/messages-in';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Session } from '@/lib/shop/page-context/session';
import { formEndpoint, type EndpointVisit } from '@/lib/customer/session/form-endpoint.server';
import { ACCOUNT_REJECTIONS, type AccountNotice, type AccountRejection } from './account-rejection';
import { flatFields, type AccountError, type AccountErrors } from './registration';

/** Request to an account endpoint: its sender, page and fields. */
export interface AccountVisit extends Pick<EndpointVisit, 'context' | 'sent' | 'isForm' | 'renew'> {
  exchange: readonly [ApiRequest, ServerResponse];
  /** Scheme and host. */
  origin: string;
}

/** Result of an endpoint: the response for scripts, and the page for forms. */
export type AccountWriteResult = { page: string } & (
  | { ok: true; body: object; notice?: AccountNotice }
  | { ok: false; code: AccountRejection; errors?: AccountErrors }
);

type Take<Visit> = (visit: Visit) => Promise<AccountWriteResult>;

function pageOf(outcome: AccountWriteResult): string {
  if (!outcome.ok) return withParameters(outcome.page, [['error', outcome.code]]);
  return outcome.notice ? withParameters(outcome.page, [['notice', outcome.notice]]) : outcome.page;
}

function responseOf(outcome: AccountWriteResult, { locale }: PageContext): ApiResponse {
  const { account } = messagesIn(locale);
  if (outcome.ok) {
    const message = outcome.notice ? account.notices[outcome.notice] : null;
    return { status: 200, body: { success: true, message, ...outcome.body } };
  }
  const { code, errors: fields = {} } = outcome;
  const message = account.refusals[code];
  const details = { success: false, loggedIn: false, message, errors: [{ code, message }] };
  const rejected = problem(ACCOUNT_REJECTIONS[code], message, { code, ...details, fields });
  const wait = ACCOUNT_REJECTIONS[code] === 503 ? { 'Retry-After': '5' } : {};
  return { ...rejected, headers: { ...rejected.headers, ...wait } };
}

/**
 * Rejects a new password. The page reads from its address what is wrong, because no password is
 * stored to be shown again.
 */
export function rejectedPassword(
  page: string,
  field: 'newPass' | 'confirmationPass',
  wrong: AccountError,
): AccountWriteResult {
  const errors = { [field]: wrong };
  return { ok: false, code: 'invalid', errors, page: withParameters(page, [['wrong', wrong]]) };
}

/** Rejection for an error; `null` for an outage or a bug. */
function rejectionOf(error: unknown): AccountRejection | null {
  if (error instanceof Error && error.name === 'HashesBusy') return 'busy';
  if (!(error instanceof RequestRejected)) return null;
  return error.code === 'captcha' ? 'captcha_failed' : 'too_many_attempts';
}

/**
 * An account endpoint: responds to scripts with JSON and to forms with a page.
 * @param pageIn page for a form's sender if the request fails before it is handled
 */
export function accountWrite(
  pageIn: (context: PageContext) => string,
  take: Take<AccountVisit>,
): Operation {
  return formEndpoint<AccountWriteResult>({
    take: async ({ request, response, sent, ...visit }) => {
      const exchange = [request, response] as const;
      try {
        return await take({
          ...visit,
          exchange,
          origin: originOf(request),
          sent: flatFields(sent),
        });
      } catch (error) {
        const code = rejectionOf(error);
        if (!code) throw error;
        return { ok: false, code, page: pageIn(visit.context) };
      }
    },
    respond: (outcome, { context }) => responseOf(outcome, context),
    pageFor: pageOf,
    unavailable: [
      ({ context }) => ({ ok: false, code: 'unavailable', page: pageIn(context) }),
      'an account cannot be reached',
    ],
  });
}

export interface CustomerVisit extends AccountVisit {
  session: Session;
  customerId: string;
}

/** An {@link accountWrite} for customers only; guests are redirected to the login. */
export const customerWrite = (
  pageIn: (context: PageContext) => string,
  take: Take<CustomerVisit>,
): Operation =>
  accountWrite(pageIn, async (visit) => {
    const session = await visit.renew();
    if (!session?.customerId)
      return { ok: false, code: 'not_logged_in', page: pageIn(visit.context) };
    return take({ ...visit, session, customerId: session.customerId });
  });
