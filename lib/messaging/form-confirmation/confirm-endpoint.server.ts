import type { ApiRequest } from '@/lib/platform/http/api-request';
import { confirmAddressHref } from '@/lib/customer/account/account-pages';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { problem, seeOther, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { readSent } from '@/lib/platform/http/read-body.server';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localeIn, requestContext } from '@/lib/shop/page-context/request-context.server';
import { emailPage } from '@/lib/messaging/forms/form-page.server';
import { followFormLink, readFormLink, type FormLink } from './form-links.server';

const LINK_BY_CLIENT: Limit = { name: 'form-link', requests: 60, seconds: 60 * 60 };

/**
 * The link of an email about a form: leads to the page with the button that does what the link is
 * for. Changes nothing itself, since mail servers and programs open the links of every email.
 */
export const openFormLink: Operation = (request) => {
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  const uid = [request.query['uid']].flat()[0] ?? '';
  // A link that no email had is shown as one that has expired.
  return seeOther(confirmAddressHref(context, readFormLink(uid) ? uid : 'unknown'));
};

/** The editors' page that says that it is done. */
const donePage = async (context: PageContext, { purpose }: FormLink) =>
  `${await emailPage(
    context,
    purpose === 'newsletter-confirm' ? 'newsletterConfirmed' : 'confirmed',
  )}?success=1`;

async function pressed(
  request: ApiRequest,
  token: unknown,
  context: PageContext,
): Promise<ApiResponse> {
  const link = readFormLink(token);
  const page = confirmAddressHref(context, link ? String(token) : 'unknown');
  if (!link) return seeOther(page);
  try {
    if (await limitRequests(request, LINK_BY_CLIENT))
      return seeOther(`${page}&error=too_many_attempts`);
    // Used before or expired: the page says which.
    return seeOther((await followFormLink(link)) === 'done' ? await donePage(context, link) : page);
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error;
    report('a form cannot be confirmed', { error });
    return seeOther(`${page}&error=unavailable`);
  }
}

const fieldsOf = (sent: unknown): Readonly<Record<string, unknown>> =>
  typeof sent === 'object' && sent !== null ? { ...sent } : {};

/** The button of that page: `token` is the link's `uid`, `locale` the page's. */
export const followFormLinkEndpoint: Operation = async (request) => {
  const body = await readSent(request);
  const fields = fieldsOf(body.ok ? body.value : undefined);
  const context = requestContext(request, localeIn(fields)) ?? requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  if (!body.ok && !body.isForm) return body.rejection;
  return pressed(request, fields['token'], context);
};
