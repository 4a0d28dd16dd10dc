import { takeAddress } from '@/lib/api/cart/checkout-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** The fields of lib/commerce/delivery/address.form, as JSON or as a form. */
export default apiRoute({ POST: takeAddress });
