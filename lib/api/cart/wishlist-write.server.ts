import type { z } from 'zod';
import { shopOf } from '@/lib/cms/content/shop.server';
import { problem } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { routeHref } from '@/lib/shop/routes/named-routes';
import type { Session } from '@/lib/shop/page-context/session';
import { formEndpoint, type EndpointVisit } from '@/lib/customer/session/form-endpoint.server';
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

/** A change that was made; `session` is that of the list, `null` without one. */
export type WishlistWrite =
  | { ok: true; session: Session | null; isFirst: boolean; page?: string }
  | { ok: false; code: WishlistRejection };

type Change<Values> = (values: Values, visit: EndpointVisit) => Promise<WishlistWrite>;

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

function pageFor(outcome: WishlistWrite, { context }: EndpointVisit): string {
  if (outcome.ok && outcome.page !== undefined) return outcome.page;
  const routes = { project: context.project, locale: context.locale.segment };
  const parameters = outcome.ok ? {} : { error: outcome.code };
  return routeHref({ name: 'wishlist', parameters }, routes);
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
  return formEndpoint<WishlistWrite>({
    missingIn: ({ project }) => (hasWishlist(project) ? null : NO_WISHLIST),
    take: async (visit) => {
      const parsed = schema.safeParse(visit.body);
      return parsed.success ? change(parsed.data, visit) : { ok: false, code: 'invalid' };
    },
    respond: async (outcome, { context }) =>
      outcome.ok
        ? { status: 200, body: await respondWith(outcome.session, context, outcome.isFirst) }
        : rejection(outcome.code),
    pageFor,
    unavailable: [() => ({ ok: false, code: 'unavailable' }), 'wishlist cannot be changed'],
  });
}
