import { addVoucher } from '@/lib/api/cart/basket-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "code": "…" }`, or the same field of a form. */
export default apiRoute({ POST: addVoucher });
