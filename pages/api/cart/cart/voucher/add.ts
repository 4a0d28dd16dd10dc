import { addVoucher } from '@/lib/cart/basket-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "code": "…" }`, or the same field of a form. */
export default apiRoute({ POST: addVoucher });
