import { beginCheckout } from '@/lib/cart/begin-checkout.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "uc_cross_domain_data": "…" }` → `{ "url": "https://…/de-de/checkout/address" }`, or a form. */
export default apiRoute({ POST: beginCheckout });
