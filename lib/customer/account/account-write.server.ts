import type { ServerResponse } from 'node:http';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { problem, seeOther, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { readSent } from '@/lib/platform/http/read-body.server';
import { RequestRejected } from '@/lib/platform/http/request-rejected';
import { originOf } from '@/lib/platform/http/secure-origin';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localeIn, requestContext } from '@/lib/shop/page-context/request-context.server';
import type { Session } from '@/lib/shop/page-context/session';
import { renewSession } from '@/lib/customer/session/session.server';
import { ACCOUNT_REJECTIONS, type AccountNotice, type AccountRejection } from './account-rejection';
import { flatFields, type AccountErrors, type SentFields } from './registration';

/** The request to an account endpoint: its sender, page and fields. */
export interface AccountVisit {
  exchange: readonly [ApiRequest, ServerResponse];
  context: PageContext;
  /** Scheme and host of the visit. */
  origin: string;
  /** Fields of the form or of the JSON: anything. */
  sent: SentFields;
  /** A form of a browser without scripts. */
  isForm: boolean;
}

/** Result of a call: what a script reads, and the page that a form's sender gets. */
export type AccountWriteResult = { page: string } & (
  | { ok: true; body: object; notice?: AccountNotice }
  | { ok: false; code: AccountRejection; errors?: AccountErrors }
);

type Take<Visit> = (visit: Visit) => Promise<AccountWriteResult>;

const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent);

function withParameter(page: string, name: string, value: string): string {
  const [path, hash] = page.split('#', 2);
  return `${path}${path?.includes('?') ? '&' : '?'}${name}=${value}${hash ? `#${hash}` : ''}`;
}

function pageOf(outcome: AccountWriteResult): ApiResponse {
  if (!outcome.ok) return seeOther(withParameter(outcome.page, 'error', outcome.code));
  return seeOther(
    outcome.notice ? withParameter(outcome.page, 'notice', outcome.notice) : outcome.page,
  );
}

function responseOf(outcome: AccountWriteResult, { locale }: PageContext): ApiResponse {
  const { account } = messagesFor(locale.language);
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

/** What ends a call early and is still said in words; other errors are the shop's own. */
function rejectionOf(error: unknown, isForm: boolean): AccountRejection | null {
  if (error instanceof Error && error.name === 'HashesBusy') return 'busy';
  if (error instanceof RequestRejected)
    return error.code === 'captcha' ? 'captcha_failed' : 'too_many_attempts';
  if (!isForm || !isDatabaseOutage(error)) return null;
  report('an account cannot be reached', { error });
  return 'unavailable';
}

/**
 * A route of the account: responds to scripts with JSON, and to forms with a page.
 * @param pageIn where a form's sender goes when the call fails before it begins
 */
export function accountWrite(
  pageIn: (context: PageContext) => string,
  take: Take<AccountVisit>,
): Operation {
  return async (request, response) => {
    const body = await readSent(request);
    const sent = body.ok && isObject(body.value) ? flatFields(body.value) : {};
    const context = requestContext(request, localeIn(sent));
    if (!context) return problem(404, 'This shop has no such locale');
    if (!body.ok && !body.isForm) return body.rejection;
    const { isForm } = body;
    const origin = originOf(request);
    const attempt = async () =>
      take({ exchange: [request, response], context, origin, sent, isForm });
    const outcome = await attempt().catch((error: unknown): AccountWriteResult => {
      const code = rejectionOf(error, isForm);
      if (!code) throw error;
      return { ok: false, code, page: pageIn(context) };
    });
    return isForm ? pageOf(outcome) : responseOf(outcome, context);
  };
}

/** A visit of somebody who is logged in. */
export interface CustomerVisit extends AccountVisit {
  session: Session;
  customerId: string;
}

/** An {@link accountWrite} for customers only: guests are sent to the login. */
export const customerWrite = (
  pageIn: (context: PageContext) => string,
  take: Take<CustomerVisit>,
): Operation =>
  accountWrite(pageIn, async (visit) => {
    const session = await renewSession(...visit.exchange);
    if (!session?.customerId)
      return { ok: false, code: 'not_logged_in', page: pageIn(visit.context) };
    return take({ ...visit, session, customerId: session.customerId });
  });
