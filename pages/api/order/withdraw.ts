import { apiRoute } from '@/lib/platform/http/api-route.server';
import { takeWithdrawal } from '@/lib/api/orders/order-page-endpoints.server';

export const config = { api: { bodyParser: false } };

/** `{ "orderId": "…", "requestKey": "…", "name": "…", "lines": […] }`, or the fields of a form. */
export default apiRoute({ POST: takeWithdrawal });
