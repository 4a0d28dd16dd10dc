import { addCredits } from '@/lib/api/cart/basket-calls.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{}`: puts the credits of the customer's loyalty card into the basket. */
export default apiRoute({ POST: addCredits });
