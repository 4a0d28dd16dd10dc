import { apiRoute } from '@/lib/http/api-route.server';
import { removeFromReservation } from '@/lib/cart/reservation-calls.server';

export const config = { api: { bodyParser: false } };

/** `{ "basketid": "…" }`, or the same field of a form. */
export default apiRoute({ POST: removeFromReservation });
