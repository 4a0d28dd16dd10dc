import { apiRoute } from '@/lib/http/api-route.server';
import { addToReservation } from '@/lib/cart/reservation-calls.server';

export const config = { api: { bodyParser: false } };

/** `{ "oxid": "…", "amount": 1, "filialeid": "101" }`, or the same fields of a form. */
export default apiRoute({ POST: addToReservation });
