import { inSize } from '@/lib/catalog/catalogue/one-size';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import type { z } from 'zod';
import { shopOf } from '@/lib/cms/content/shop.server';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { problem, seeOther, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { readSent } from '@/lib/platform/http/read-body.server';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localeIn, requestContext } from '@/lib/shop/page-context/request-context.server';
import { hasStores } from '@/lib/shop/project/has-stores';
import { reservationHref, type ReservationQuery } from '@/lib/shop/routes/reservation-href';
import type { Session } from '@/lib/shop/page-context/session';
import { ensureSession, renewSession } from '@/lib/customer/session/session.server';
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

/** A visitor and the context of the request. */
export interface ReservationVisit {
  request: ApiRequest;
  context: PageContext;
  /** The visitor's session, created now if there is none. */
  ensure: () => Promise<Session>;
  /** The visitor's session, if any, extended by seven days. */
  renew: () => Promise<Session | null>;
}

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
  const { missing: _, ...basket } = await loadReservationBasket(session, shop);
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
  const { sizeNames } = messagesFor(context.locale.language);
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
  const message = reservationRejectionMessage(code, messagesFor(context.locale.language), lacking);
  const errors = [{ code, message }];
  return problem(RESERVATION_REJECTIONS[code], message, { code, success: false, errors });
}

/** Turns outages into a page for visitors without scripts. */
function reportedOnPage(error: unknown): ReservationChange {
  if (!isDatabaseOutage(error)) throw error;
  report('reservation cannot be changed', { error });
  return { ok: false, code: 'unavailable' };
}

function pageFor(context: PageContext, change: ReservationChange): ApiResponse {
  const routes = { project: context.project, locale: context.locale.segment };
  if (change.ok) return seeOther(reservationHref(routes, change.page));
  return seeOther(reservationHref(routes, { ...change.page, error: change.code }));
}

type Take<Values> = (
  values: Values,
  visit: ReservationVisit,
  sent: Readonly<Record<string, unknown>>,
) => Promise<ReservationChange>;

const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent);

/** Page for a form: one without a store shows the stores of its article again. */
const pageOf = (sent: Readonly<Record<string, unknown>>): ReservationQuery =>
  typeof sent['oxid'] === 'string' ? { sku: sent['oxid'] } : {};

async function attempt<Schema extends z.ZodType>(
  schema: Schema,
  take: Take<z.output<Schema>>,
  { sent, visit }: { sent: Record<string, unknown>; visit: ReservationVisit },
): Promise<ReservationChange> {
  const parsed = schema.safeParse(sent);
  if (!parsed.success)
    return { ok: false, code: reservationRejectionOf(parsed.error), page: pageOf(sent) };
  return take(parsed.data, visit, sent);
}

/**
 * A route that changes the reservation basket: responds to scripts with it, to forms with its page.
 * @param take receives the parsed body
 */
export function reservationWrite<Schema extends z.ZodType>(
  schema: Schema,
  take: Take<z.output<Schema>>,
): Operation {
  return async (request, response) => {
    const body = await readSent(request);
    const sent = body.ok && isObject(body.value) ? body.value : {};
    const context = requestContext(request, localeIn(sent));
    if (!context || !hasStores(context.project))
      return problem(404, 'This shop has no such locale, or no stores');
    if (!body.ok && !body.isForm) return body.rejection;
    const visit: ReservationVisit = {
      request,
      context,
      ensure: () => ensureSession(request, response, context.project),
      renew: () => renewSession(request, response),
    };
    const attempted = attempt(schema, take, { sent, visit });
    const change = await (body.isForm ? attempted.catch(reportedOnPage) : attempted);
    if (body.isForm) return pageFor(context, change);
    if (!change.ok) return rejectedReservation(change.code, context, change.about);
    return { status: 200, body: await reservationResponse(change.session, context) };
  };
}
