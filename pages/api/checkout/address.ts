import { takeAddress } from '@/lib/cart/checkout-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** The fields of lib/checkout/address.form, as JSON or as a form. */
export default apiRoute({ POST: takeAddress });
