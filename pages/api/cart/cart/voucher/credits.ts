import { addCredits } from '@/lib/api/cart/basket-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{}`: applies the credits of the customer's loyalty card to the basket. */
export default apiRoute({ POST: addCredits });
