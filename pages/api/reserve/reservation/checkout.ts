import { apiRoute } from '@/lib/platform/http/api-route.server';
import {
  placeReservationEndpoint,
  readReservationCheckout,
} from '@/lib/api/cart/reservation-endpoints.server';

export const config = { api: { bodyParser: false } };

/**
 * GET redirects to the page of the reservation. POST with `requestKey` and the name of the
 * collector places it.
 */
export default apiRoute({ GET: readReservationCheckout, POST: placeReservationEndpoint });
