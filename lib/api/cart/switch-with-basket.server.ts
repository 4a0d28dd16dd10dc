import type { ApiRequest } from '@/lib/platform/http/api-request';
import type { GoneNews } from '@/lib/commerce/basket/basket-news';
import { removeMissing } from '@/lib/commerce/basket/basket-news.server';
import { loadBasket } from '@/lib/commerce/basket/load-basket.server';
import { shopOf } from '@/lib/cms/content/shop.server';
import { switchLocale, type LocaleChoice } from '@/lib/cms/content/switch-locale.server';
import type { Answer } from '@/lib/platform/http/answer';
import { report } from '@/lib/platform/log/log.server';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { removeMissingReservations } from '@/lib/commerce/reservation/remove-missing.server';
import { env } from '@/lib/platform/env/env.server';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import { findSession } from '@/lib/customer/session/session.server';
import { moveToHost, type Move } from './move-to-host.server';

/** The locale's segment in the context that the switch answers with. */
function localeOf({ status, body }: Answer): string | null {
  if (status !== 200 || typeof body !== 'object' || body === null || !('locale' in body))
    return null;
  return typeof body.locale === 'string' ? body.locale : null;
}

/** @returns what has left the basket */
async function removeUnsold(request: ApiRequest, locale: string): Promise<GoneNews[]> {
  const session = await findSession(request);
  const { headers, cookies } = request;
  const context = session && requestContext({ headers, cookies, query: {} }, locale);
  if (!context) return [];
  const shop = await shopOf(context);
  const removed = await removeMissing(await loadBasket(session, shop));
  await removeMissingReservations(session, shop);
  return removed;
}

/** Who cannot be moved now stays on this domain, which sells to every country, too. */
async function moveOf(request: ApiRequest, locale: string): Promise<Move | null> {
  const project = projectOfHost(request.headers.host, env().PROJECT_HOSTS);
  if (!project) return null;
  return moveToHost(request, project, locale).catch((error: unknown) => {
    report('visitor could not be moved to another domain', { error });
    return null;
  });
}

/**
 * Switches language or country, and takes out of the visitor's baskets what is not sold there; the
 * answer names in `removed` what has left the basket. The switch does not depend on it: what is left
 * is told on the basket's page. Where the country has a domain of its own, `move` says how to go on
 * there.
 */
export async function switchWithBasket(request: ApiRequest, choice: LocaleChoice): Promise<Answer> {
  const answer = await switchLocale(request, choice);
  const locale = localeOf(answer);
  if (!locale) return answer;
  const gone = await removeUnsold(request, locale).catch((error: unknown) => {
    report('basket could not follow the language', { error });
    return [];
  });
  const removed = gone.map(({ id, sku, name }) => ({ lineItemId: id, sku, name }));
  const move = await moveOf(request, locale);
  return { ...answer, body: { ...Object(answer.body), removed, ...(move && { move }) } };
}
