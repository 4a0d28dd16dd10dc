import { z } from 'zod';
import type { EndpointVisit } from '@/lib/customer/session/form-endpoint.server';
import { shopOf } from '@/lib/cms/content/shop.server';
import { problem } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { isHttps } from '@/lib/platform/http/secure-origin';
import { hasStores } from '@/lib/shop/project/has-stores';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { reservationHref } from '@/lib/shop/routes/reservation-href';
import type { Session } from '@/lib/shop/page-context/session';
import { findSession } from '@/lib/customer/session/session.server';
import {
  addReservation,
  editReservation,
  removeReservation,
} from '@/lib/commerce/reservation/change-reservation.server';
import { checkContact, typedContact } from '@/lib/commerce/reservation/contact.form';
import { skuOf } from '@/lib/commerce/reservation/load-reservable.server';
import {
  loadReservation,
  loadReservationBasket,
} from '@/lib/commerce/reservation/load-reservation.server';
import { loadStoreStock } from '@/lib/commerce/reservation/load-stores.server';
import {
  storeContact,
  placeReservation,
} from '@/lib/commerce/reservation/place-reservation.server';
import {
  reservationAdditionForm,
  checkoutForm,
  editForm,
  reservationRemovalForm,
} from '@/lib/commerce/reservation/reservation-forms.server';
import {
  rejectedReservation,
  reservationResponse,
  reservationWrite,
  type ReservationChange,
} from './reservation-write.server';

const NO_STORES = problem(404, 'This shop has no such locale, or no stores');

const requested = z.object({ product: z.string().min(8).max(32), size: z.string().min(1).max(32) });

/** `success`, and the stores with their stock of a colour in one size. */
export const readStoreStock: Operation = async (request) => {
  const context = requestContext(request);
  if (!context || !hasStores(context.project)) return NO_STORES;
  const { data } = requested.safeParse(request.query);
  if (!data) return problem(400, 'Expected product and size', { success: false });
  const sku = await skuOf(data.product, data.size, await shopOf(context));
  if (!sku) return problem(404, 'This shop sells no such article', { success: false });
  return { status: 200, body: { success: true, data: await loadStoreStock(context, sku) } };
};

/** The visitor's reservation basket. */
export const readReservation: Operation = async (request) => {
  const context = requestContext(request);
  if (!context || !hasStores(context.project)) return NO_STORES;
  return { status: 200, body: await reservationResponse(await findSession(request), context) };
};

/** Adds an article for one store. */
export const addToReservation = reservationWrite(
  reservationAdditionForm,
  async (addition, visit) => {
    let session: Session | null = null;
    const code = await addReservation(
      addition,
      visit.context,
      async () => (session = await visit.ensure()),
    );
    const { sku, store, quantity } = addition;
    if (code || !session)
      return {
        ok: false,
        code: code ?? 'unavailable',
        about: { store, sku },
        page: { sku, count: String(quantity), store },
      };
    return { ok: true, session, page: { notice: 'added' } };
  },
);

/** A change of the visitor's own lines; a visitor without a session has none. */
async function changeOwn(
  { renew }: EndpointVisit,
  change: (session: Session) => Promise<Awaited<ReturnType<typeof removeReservation>>>,
): Promise<ReservationChange> {
  const session = await renew();
  const code = session ? await change(session) : 'unknown_line';
  return code === null && session
    ? { ok: true, session, page: {} }
    : { ok: false, code: code ?? 'unknown_line' };
}

/** Changes quantity and store of a line. */
export const editInReservation = reservationWrite(editForm, (change, visit) =>
  changeOwn(visit, (session) => editReservation(session, change)),
);

/** Removes a line. */
export const removeFromReservation = reservationWrite(reservationRemovalForm, ({ lineId }, visit) =>
  changeOwn(visit, (session) => removeReservation(session, lineId)),
);

/**
 * Returns the address of the page on which the reservation is placed, without changing anything.
 */
export const readReservationCheckout: Operation = async (request) => {
  const context = requestContext(request);
  if (!context || !hasStores(context.project)) return NO_STORES;
  const session = await findSession(request);
  const { items } = session ? await loadReservation(session) : { items: [] };
  if (items.length === 0) return rejectedReservation('basket_empty', context);
  const routes = { project: context.project, locale: context.locale.segment };
  return { status: 200, body: { success: true, data: { url: reservationHref(routes, {}) } } };
};

const originOf = ({ headers }: EndpointVisit['request']) =>
  `${isHttps(headers) ? 'https' : 'http'}://${headers.host ?? ''}`;

/** Reserves the contents of the basket. */
export const placeReservationEndpoint = reservationWrite(
  checkoutForm,
  async ({ requestKey }, { request, context, renew, sent }) => {
    const session = await renew();
    if (!session) return { ok: false, code: 'basket_empty' };
    await storeContact(session, typedContact(sent));
    const checked = checkContact(sent);
    if (!checked.ok) return { ok: false, code: 'contact_incomplete' };
    const { lines } = await loadReservationBasket(session, await shopOf(context));
    const placed = await placeReservation({
      session,
      context,
      requestKey,
      origin: originOf(request),
      contact: checked.contact,
      names: new Map(lines.map((line) => [line.sku, line])),
    });
    if (!placed.ok)
      return { ok: false, code: placed.code, ...(placed.line && { about: placed.line }) };
    return { ok: true, session, page: { placed: requestKey } };
  },
);
