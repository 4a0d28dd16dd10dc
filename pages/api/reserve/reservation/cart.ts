import { apiRoute } from '@/lib/http/api-route.server';
import { readReservation } from '@/lib/cart/reservation-calls.server';

/** The visitor's reservation basket: `?locale=de-at` names the language. */
export default apiRoute({ GET: readReservation });
