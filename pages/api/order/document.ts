import { apiRoute } from '@/lib/platform/http/api-route.server';
import { getDocument } from '@/lib/commerce/documents/document-endpoints.server';

export const config = { api: { bodyParser: false } };

/** `?kind=invoice&order=…` → a PDF. */
export default apiRoute({ GET: getDocument });
