import type { ApiRequest } from '@/lib/platform/http/api-request';
import { z } from 'zod';
import { loadBasket } from '@/lib/commerce/basket/load-basket.server';
import { shopOf } from '@/lib/cms/content/shop.server';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { loadReservationBasket } from '@/lib/commerce/reservation/load-reservation.server';
import { findSession } from '@/lib/customer/session/session.server';

const choice = z.object({ deliveryCountry: z.string().length(2), language: z.string().length(2) });

/** An article that a switch would remove; `name` if known in the current language. */
interface Unsold {
  sku: string;
  name: string | null;
}

/**
 * Articles that a switch of country or language would remove from the visitor's basket and
 * reservation. Changes nothing, because the visitor may stay.
 */
export async function readUnsold(request: ApiRequest): Promise<ApiResponse> {
  const parsed = choice.safeParse(request.body);
  if (!parsed.success) return problem(400, 'Expected deliveryCountry and language');
  const { deliveryCountry, language } = parsed.data;
  const { headers, cookies } = request;
  const requesting = { headers, cookies, query: {} };
  const there = requestContext(requesting, `${language}-${deliveryCountry.toLowerCase()}`);
  const here = requestContext(request);
  if (!there || !here) return problem(404, 'This shop has no such locale');
  const session = await findSession(request);
  if (!session) return { status: 200, body: { unsold: [] } };
  const [shopThere, shopHere] = await Promise.all([shopOf(there), shopOf(here)]);
  const basket = await loadBasket(session, shopThere);
  const reservation = await loadReservationBasket(session, shopThere);
  const reserved = (await loadReservationBasket(session, shopHere)).lines.filter(({ id }) =>
    reservation.gone.includes(id),
  );
  const gone = basket.missing.filter(({ isGone }) => isGone);
  const unsold: Unsold[] = [...gone, ...reserved].map(({ sku, name }) => ({ sku, name }));
  const distinct = [...new Map(unsold.map((article) => [article.sku, article])).values()];
  return { status: 200, body: { unsold: distinct } };
}
