import { changeInBasket } from '@/lib/cart/basket-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "lineItemId": "…", "count": 2 }`, or the same fields of a form. */
export default apiRoute({ POST: changeInBasket });
