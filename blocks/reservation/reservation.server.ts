import { randomUUID } from 'node:crypto';
import type { BlockLoader } from '@/lib/cms/blocks/block-loader';
import { forEach, checkoutVisitor } from '@/lib/commerce/checkout/load-step.server';
import { env } from '@/lib/platform/env/env.server';
import { checkContact } from '@/lib/commerce/reservation/contact.form';
import { loadPlaced } from '@/lib/commerce/reservation/load-placed.server';
import { loadReservable } from '@/lib/commerce/reservation/load-reservable.server';
import { loadReservationBasket } from '@/lib/commerce/reservation/load-reservation.server';
import type { LoadedReservation } from '@/lib/commerce/reservation/loaded-reservation';
import { typedBefore } from '@/lib/commerce/reservation/place-reservation.server';
import { MAX_RESERVED } from '@/lib/commerce/reservation/reservation';
import { withShownEmail } from '@/lib/shop/address/shown-email.server';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    reservation: LoadedReservation;
  }
}

/** Parses an untrusted parameter of the address. */
function quantityIn(count: string | null): number {
  const quantity = /^\d{1,2}$/.test(count ?? '') ? Number(count) : 1;
  return Math.min(Math.max(quantity, 1), MAX_RESERVED);
}

/**
 * The visitor's reservation basket with current stock, the article in the address with its stores,
 * and new reservations.
 */
export const loadReservationPage: BlockLoader<'reservation', LoadedReservation> = async (
  blocks,
  page,
) => {
  const { session: findSession, query } = checkoutVisitor(page);
  const session = await findSession();
  const sku = query.get('sku');
  const [{ gone: _, ...basket }, placed, contact] = await Promise.all([
    loadReservationBasket(session, page),
    loadPlaced(session, query.get('placed'), page.context.locale.territory),
    session ? typedBefore(session) : {},
  ]);
  const preferred = query.get('store') ?? basket.filiale?.store ?? null;
  const wanted = sku ? { sku, quantity: quantityIn(query.get('count')) } : null;
  const error = query.get('error');
  const checked = error === 'contact_incomplete' ? checkContact(contact) : null;
  return forEach(blocks, {
    basket,
    placed,
    contact: withShownEmail(contact),
    error,
    article: wanted && (await loadReservable(wanted, page, preferred)),
    contactErrors: checked && !checked.ok ? checked.errors : {},
    isAdded: query.get('notice') === 'added',
    holdHours: env().RESERVATION_HOLD_HOURS,
    requestKey: randomUUID(),
  });
};
