import { addToBasket } from '@/lib/cart/basket-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "variant": { "sku": "…" }, "count": 1 }`, or the fields `sku`, `count` and `locale` of a form. */
export default apiRoute({ POST: addToBasket });
