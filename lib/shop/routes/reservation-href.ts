import { routeHref, type RouteContext, type RouteParameters } from './named-routes';

export type ReservationQuery = Omit<
  RouteParameters['Frontastic.Frontend.Master.Checkout.cart'],
  'type' | 'removed'
>;

/** Path and query of the reservation basket's page. */
export const reservationHref = (context: RouteContext, query: ReservationQuery = {}): string =>
  routeHref(
    {
      name: 'Frontastic.Frontend.Master.Checkout.cart',
      parameters: { type: 'reservation', ...query },
    },
    context,
  );
