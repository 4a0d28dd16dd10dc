import { inSize } from '@/lib/catalog/catalogue/one-size';
import type { z } from 'zod';
import { shopOf } from '@/lib/cms/content/shop.server';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { messagesIn } from '@/lib/shop/i18n/messages-in';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { hasStores } from '@/lib/shop/project/has-stores';
import { reservationHref, type ReservationQuery } from '@/lib/shop/routes/reservation-href';
import type { Session } from '@/lib/shop/page-context/session';
import { formEndpoint, type EndpointVisit } from '@/lib/customer/session/form-endpoint.server';
import { findReservable } from '@/lib/commerce/reservation/load-reservable.server';
import { loadReservationBasket } from '@/lib/commerce/reservation/load-reservation.server';
import { loadStores } from '@/lib/commerce/reservation/load-stores.server';
import {
  reservationRejectionMessage,
  RESERVATION_REJECTIONS,
} from '@/lib/commerce/reservation/reservation-rejections';
import { reservationRejectionOf } from '@/lib/commerce/reservation/reservation-forms.server';
import {
  reservationOf,
  type ReservationResponse,
  type ReservationRejection,
} from '@/lib/commerce/reservation/reservation';

/** Article and store that a rejection is about. */
type About = { store?: string | undefined; sku?: string | undefined };

export type ReservationChange =
  | { ok: true; session: Session; page: ReservationQuery }
  | { ok: false; code: ReservationRejection; about?: About; page?: ReservationQuery };

/**
 * The reservation basket as the API returns it. @throws like `loadReservationBasket` and `shopOf`
 */
export async function reservationResponse(
  session: Session | null,
  context: PageContext,
): Promise<ReservationResponse> {
  const shop = session ? await shopOf(context) : { context, productRules: [] };
  const { gone: _, ...basket } = await loadReservationBasket(session, shop);
  const { items } = reservationOf(basket);
  return {
    success: true,
    errors: [],
    reservationBasketItems: items,
    filiale: basket.filiale,
    basket,
  };
}

/** Names for a message about store stock. */
async function lackingOf({ store, sku }: About, context: PageContext) {
  if (!store || !sku) return null;
  const [[found], article] = await Promise.all([
    loadStores([store], context.locale.territory),
    findReservable(sku, await shopOf(context)),
  ]);
  if (!found || !article) return null;
  const { sizeNames } = messagesIn(context.locale);
  return { store: found.name, inSize: inSize(article.size, sizeNames) };
}

/**
 * The response to a rejected change: `success` is false, and `errors` explains it in the visitor's
 * language.
 */
export async function rejectedReservation(
  code: ReservationRejection,
  context: PageContext,
  about: About = {},
): Promise<ApiResponse> {
  const lacking = code === 'not_available_in_store' ? await lackingOf(about, context) : null;
  const message = reservationRejectionMessage(code, messagesIn(context.locale), lacking);
  const errors = [{ code, message }];
  return problem(RESERVATION_REJECTIONS[code], message, { code, success: false, errors });
}

function pageFor(change: ReservationChange, { context }: EndpointVisit): string {
  const routes = { project: context.project, locale: context.locale.segment };
  return reservationHref(routes, change.ok ? change.page : { ...change.page, error: change.code });
}

type Take<Values> = (values: Values, visit: EndpointVisit) => Promise<ReservationChange>;

/** Page for a form: one without a store shows the stores of its article again. */
const pageOf = (sent: Readonly<Record<string, unknown>>): ReservationQuery =>
  typeof sent['oxid'] === 'string' ? { sku: sent['oxid'] } : {};

/**
 * A route that changes the reservation basket: responds to scripts with it, to forms with its page.
 * @param take receives the parsed body
 */
export function reservationWrite<Schema extends z.ZodType>(
  schema: Schema,
  take: Take<z.output<Schema>>,
): Operation {
  return formEndpoint<ReservationChange>({
    missingIn: ({ project }) =>
      hasStores(project) ? null : problem(404, 'This shop has no such locale, or no stores'),
    take: async (visit) => {
      const parsed = schema.safeParse(visit.sent);
      if (parsed.success) return take(parsed.data, visit);
      const code = reservationRejectionOf(parsed.error);
      return { ok: false, code, page: pageOf(visit.sent) };
    },
    respond: async (change, { context }) =>
      change.ok
        ? { status: 200, body: await reservationResponse(change.session, context) }
        : rejectedReservation(change.code, context, change.about),
    pageFor,
    unavailable: [() => ({ ok: false, code: 'unavailable' }), 'reservation cannot be changed'],
  });
}
