import { apiRoute } from '@/lib/http/api-route.server';
import { editInReservation } from '@/lib/cart/reservation-calls.server';

export const config = { api: { bodyParser: false } };

/** `{ "basketid": "…", "amount": 2, "filialeid": "101" }`, or the same fields of a form. */
export default apiRoute({ POST: editInReservation });
