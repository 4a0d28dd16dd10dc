import { takePayment } from '@/lib/api/cart/checkout-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "shippingMethod": "standard", "paymentMethod": "card" }`, or the same as a form. */
export default apiRoute({ POST: takePayment });
