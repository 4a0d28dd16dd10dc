import { apiRoute } from '@/lib/platform/http/api-route.server';
import { takeLookup } from '@/lib/api/orders/order-page-endpoints.server';

export const config = { api: { bodyParser: false } };

/** `{ "orderNumber": "…", "email": "…" }`, or the same fields of a form. */
export default apiRoute({ POST: takeLookup });
