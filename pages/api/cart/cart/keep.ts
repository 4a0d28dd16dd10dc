import { keepFromBasket } from '@/lib/cart/basket-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "lineItemId": "…" }`, or the fields `lineItemId` and `locale` of a form. */
export default apiRoute({ POST: keepFromBasket });
