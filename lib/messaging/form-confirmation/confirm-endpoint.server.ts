import { confirmAddressHref } from '@/lib/customer/account/account-pages';
import { formEndpoint, type EndpointVisit } from '@/lib/customer/session/form-endpoint.server';
import { problem, seeOther } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localeIn, requestContext } from '@/lib/shop/page-context/request-context.server';
import { emailPage } from '@/lib/messaging/forms/form-page.server';
import { followFormLink, readFormLink, type FormLink } from './form-links.server';

const LINK_BY_CLIENT: Limit = { name: 'form-link', requests: 60, seconds: 60 * 60 };

/**
 * Link in an email about a form: redirects to the page with the button that confirms. Changes
 * nothing itself, since mail servers and mail programs open the links of every email.
 */
export const openFormLink: Operation = (request) => {
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  const uid = [request.query['uid']].flat()[0] ?? '';
  // A link that was never sent is shown as an expired one.
  return seeOther(confirmAddressHref(context, readFormLink(uid) ? uid : 'unknown'));
};

/** Page that editors have made for a completed link. */
const donePage = async (context: PageContext, { purpose }: FormLink) =>
  `${await emailPage(
    context,
    purpose === 'newsletter-confirm' ? 'newsletterConfirmed' : 'confirmed',
  )}?success=1`;

/** Page of a link that was followed. */
const linkPage = ({ context, sent: { token } }: EndpointVisit) =>
  confirmAddressHref(context, readFormLink(token) ? String(token) : 'unknown');

/** @returns path of the page that shows the outcome */
async function follow(visit: EndpointVisit): Promise<string> {
  const link = readFormLink(visit.sent['token']);
  const page = linkPage(visit);
  if (!link) return page;
  if (await limitRequests(visit.request, LINK_BY_CLIENT)) return `${page}&error=too_many_attempts`;
  // The page of a link also shows that it was used or has expired.
  return (await followFormLink(link)) === 'done' ? donePage(visit.context, link) : page;
}

/** Handles the button of a link's page: `token` is the link's `uid`, `locale` the page's. */
export const followFormLinkEndpoint = formEndpoint<string>({
  contextOf: (request, sent) => requestContext(request, localeIn(sent)) ?? requestContext(request),
  take: follow,
  respond: seeOther,
  pageFor: (page) => page,
  unavailable: [(visit) => `${linkPage(visit)}&error=unavailable`, 'a form cannot be confirmed'],
});
