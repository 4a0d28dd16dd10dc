import { apiRoute } from '@/lib/platform/http/api-route.server';
import {
  placeReservationCall,
  readReservationCheckout,
} from '@/lib/api/cart/reservation-calls.server';

export const config = { api: { bodyParser: false } };

/** GET: the page on which it is placed. POST: `requestKey` and who collects it; places it. */
export default apiRoute({ GET: readReservationCheckout, POST: placeReservationCall });
