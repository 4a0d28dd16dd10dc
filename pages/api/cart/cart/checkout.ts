import { beginCheckout } from '@/lib/api/cart/begin-checkout.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "uc_cross_domain_data": "…" }` → `{ "url": "https://…/de-de/checkout/address" }`, or a form. */
export default apiRoute({ POST: beginCheckout });
