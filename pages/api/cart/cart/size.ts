import { resizeInBasket } from '@/lib/cart/basket-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "lineItemId": "…", "sku": "…" }`, or the same fields of a form. */
export default apiRoute({ POST: resizeInBasket });
