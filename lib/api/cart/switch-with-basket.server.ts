import type { ApiRequest } from '@/lib/platform/http/api-request';
import type { GoneNews } from '@/lib/commerce/basket/basket-news';
import { removeGone } from '@/lib/commerce/basket/basket-news.server';
import { loadBasket } from '@/lib/commerce/basket/load-basket.server';
import { shopOf } from '@/lib/cms/content/shop.server';
import { redirectToLocale, type LocaleChoice } from '@/lib/cms/content/switch-locale.server';
import type { ApiResponse } from '@/lib/platform/http/api-response';
import { report } from '@/lib/platform/log/log.server';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { removeGoneReservations } from '@/lib/commerce/reservation/remove-gone.server';
import { env } from '@/lib/platform/env/env.server';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import { findSession } from '@/lib/customer/session/session.server';
import { moveToHost, type Move } from './move-to-host.server';

/** Locale in the context of the response. */
function localeOf({ status, body }: ApiResponse): string | null {
  if (status !== 200 || typeof body !== 'object' || body === null || !('locale' in body))
    return null;
  return typeof body.locale === 'string' ? body.locale : null;
}

/** @returns articles that have left the basket */
async function removeUnsold(request: ApiRequest, locale: string): Promise<GoneNews[]> {
  const session = await findSession(request);
  const { headers, cookies } = request;
  const context = session && requestContext({ headers, cookies, query: {} }, locale);
  if (!context) return [];
  const shop = await shopOf(context);
  const removed = await removeGone(await loadBasket(session, shop));
  await removeGoneReservations(session, shop);
  return removed;
}

/** Falls back to this domain, which sells to every country, if the visitor cannot be moved now. */
async function moveOf(request: ApiRequest, locale: string): Promise<Move | null> {
  const project = projectOfHost(request.headers.host, env().PROJECT_HOSTS);
  if (!project) return null;
  return moveToHost(request, project, locale).catch((error: unknown) => {
    report('visitor could not be moved to another domain', { error });
    return null;
  });
}

/**
 * Switches language or country, and removes articles that are not sold there from the visitor's
 * baskets; `removed` in the response lists those that left the basket. The switch succeeds even if
 * that fails: the basket's page then reports it. If the country has its own domain, `move` contains
 * how to continue there.
 */
export async function switchWithBasket(
  request: ApiRequest,
  choice: LocaleChoice,
): Promise<ApiResponse> {
  const response = await redirectToLocale(request, choice);
  const locale = localeOf(response);
  if (!locale) return response;
  const gone = await removeUnsold(request, locale).catch((error: unknown) => {
    report('basket could not follow the language', { error });
    return [];
  });
  const removed = gone.map(({ id, sku, name }) => ({ lineItemId: id, sku, name }));
  const move = await moveOf(request, locale);
  return { ...response, body: { ...Object(response.body), removed, ...(move && { move }) } };
}
