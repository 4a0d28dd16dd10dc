import type { ServerResponse } from 'node:http';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import type { z } from 'zod';
import { shopOf } from '@/lib/cms/content/shop.server';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { problem, seeOther, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { readSent } from '@/lib/platform/http/read-body.server';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localeIn, requestContext } from '@/lib/shop/page-context/request-context.server';
import { routeHref } from '@/lib/shop/routes/named-routes';
import type { Session } from '@/lib/shop/page-context/session';
import { ensureSession, renewSession } from '@/lib/customer/session/session.server';
import { hasWishlist } from '@/lib/commerce/wishlist/has-wishlist';
import { loadContents } from '@/lib/commerce/wishlist/load-wishlist.server';
import { NO_CONTENTS, type WishlistRejection } from '@/lib/commerce/wishlist/wishlist';
import { wishlistResponse, type WishlistResponse } from '@/lib/commerce/wishlist/wishlist-response';

/** Status and title of the response to each rejected change. */
const REJECTIONS: Readonly<Record<WishlistRejection, readonly [status: number, title: string]>> = {
  invalid: [400, 'The body is not what was expected'],
  unknown_article: [404, 'This shop sells no such article'],
  unknown_line: [404, 'The wishlist has no such line'],
  wishlist_full: [409, 'There are at most 200 articles on a wishlist'],
  unavailable: [503, 'The wishlist cannot be reached at the moment'],
};

/** A visitor and the context of the request. */
export interface WishlistVisit {
  context: PageContext;
  /** The visitor's session, created now if there is none. */
  ensure: () => Promise<Session>;
  /** The visitor's session, if any, extended by seven days. */
  renew: () => Promise<Session | null>;
}

/** A change that was made; `session` is that of the list, `null` without one. */
export type WishlistWrite =
  | { ok: true; session: Session | null; isFirst: boolean; page?: string }
  | { ok: false; code: WishlistRejection };

type Change<Values> = (values: Values, visit: WishlistVisit) => Promise<WishlistWrite>;

/** The shop has no wishlists. */
export const NO_WISHLIST = problem(404, 'This shop has no wishlist');

/** A visitor's wishlist as the API returns it. @throws like `loadContents` and `shopOf` */
export async function respondWith(
  session: Session | null,
  context: PageContext,
  isFirst = false,
): Promise<WishlistResponse> {
  const contents = session ? await loadContents(session, await shopOf(context)) : NO_CONTENTS;
  return wishlistResponse(contents, isFirst);
}

const visitOf = (
  [request, response]: [ApiRequest, ServerResponse],
  context: PageContext,
): WishlistVisit => ({
  context,
  ensure: () => ensureSession(request, response, context.project),
  renew: () => renewSession(request, response),
});

/** Turns outages into a page for visitors without scripts. */
function reportedOnPage(error: unknown): WishlistWrite {
  if (!isDatabaseOutage(error)) throw error;
  report('wishlist cannot be changed', { error });
  return { ok: false, code: 'unavailable' };
}

function pageFor({ project, locale }: PageContext, outcome: WishlistWrite): ApiResponse {
  if (outcome.ok && outcome.page !== undefined) return seeOther(outcome.page);
  const parameters = outcome.ok ? {} : { error: outcome.code };
  return seeOther(routeHref({ name: 'wishlist', parameters }, { project, locale: locale.segment }));
}

const rejection = (code: WishlistRejection) => {
  const [status, title] = REJECTIONS[code];
  return problem(status, title, { code });
};

/**
 * A route that changes the wishlist: responds to scripts with the list, to forms with its page.
 * @param change receives the parsed body
 */
export function wishlistWrite<Schema extends z.ZodType>(
  schema: Schema,
  change: Change<z.output<Schema>>,
): Operation {
  return async (request, response) => {
    const body = await readSent(request);
    const sent = body.ok ? body.value : undefined;
    const context = requestContext(request, localeIn(sent));
    if (!context) return problem(404, 'This shop has no such locale');
    if (!hasWishlist(context.project)) return NO_WISHLIST;
    if (!body.ok && !body.isForm) return body.rejection;
    const parsed = schema.safeParse(sent);
    const attempted: Promise<WishlistWrite> = parsed.success
      ? change(parsed.data, visitOf([request, response], context))
      : Promise.resolve({ ok: false, code: 'invalid' });
    const outcome = await (body.isForm ? attempted.catch(reportedOnPage) : attempted);
    if (body.isForm) return pageFor(context, outcome);
    if (!outcome.ok) return rejection(outcome.code);
    return { status: 200, body: await respondWith(outcome.session, context, outcome.isFirst) };
  };
}
