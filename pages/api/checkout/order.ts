import { apiRoute } from '@/lib/platform/http/api-route.server';
import { takeOrder } from '@/lib/api/orders/order-endpoint.server';

export const config = { api: { bodyParser: false } };

/** `{ "idempotencyKey": "…", "total": 4495, "token": "…" }`, or the same as a form: places the order. */
export default apiRoute({ POST: takeOrder });
