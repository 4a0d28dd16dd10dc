import { takeDraft } from '@/lib/cart/checkout-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** The fields of lib/checkout/address.form while they are typed, as JSON. */
export default apiRoute({ POST: takeDraft });
