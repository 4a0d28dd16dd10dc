import { takePayment } from '@/lib/cart/checkout-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "shippingMethod": "standard", "paymentMethod": "card" }`, or the same as a form. */
export default apiRoute({ POST: takePayment });
