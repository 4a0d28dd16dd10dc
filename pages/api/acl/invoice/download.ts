import { apiRoute } from '@/lib/platform/http/api-route.server';
import { takeInvoice } from '@/lib/commerce/documents/document-endpoints.server';

export const config = { api: { bodyParser: false } };

/** `{ "orderId": "…" }` → `{ "success": true, "data": "<base64>" }`. */
export default apiRoute({ POST: takeInvoice });
