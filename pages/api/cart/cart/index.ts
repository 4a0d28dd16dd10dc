import { readBasket } from '@/lib/cart/basket-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

/** The visitor's basket: `?locale=de-at` names the language and with it the prices. */
export default apiRoute({ GET: readBasket });
