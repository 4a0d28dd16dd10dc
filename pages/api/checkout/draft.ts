import { takeDraft } from '@/lib/api/cart/checkout-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** The fields of lib/commerce/delivery/address.form while they are typed, as JSON. */
export default apiRoute({ POST: takeDraft });
