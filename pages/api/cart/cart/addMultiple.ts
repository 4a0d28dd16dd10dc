import { addSeveralToBasket } from '@/lib/cart/basket-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** A list of what `add` takes, or a set: `{ "variant": { "id": "…" }, "selectedSetArticles": ["…"], "count": 1 }`. */
export default apiRoute({ POST: addSeveralToBasket });
