import { apiRoute } from '@/lib/platform/http/api-route.server';
import { takeCancellation } from '@/lib/api/orders/order-page-endpoints.server';

export const config = { api: { bodyParser: false } };

/** `{ "orderId": "…", "lines": [{ "lineId": "…", "quantity": 1 }] }`, or `"all": true`; or the fields of a form. */
export default apiRoute({ POST: takeCancellation });
