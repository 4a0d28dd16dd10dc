import { apiRoute } from '@/lib/platform/http/api-route.server';
import { subscribeToAlert } from '@/lib/messaging/forms/alert-endpoints.server';

export const config = { api: { bodyParser: false } };

/** `{ "kind": "stock", "sku": "…", "email": "…", "token": "…" }`, or the same fields of a form. */
export default apiRoute({ POST: subscribeToAlert });
