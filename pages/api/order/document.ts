import { apiRoute } from '@/lib/http/api-route.server';
import { getDocument } from '@/lib/documents/document-calls.server';

export const config = { api: { bodyParser: false } };

/** `?kind=invoice&order=…` → the PDF. */
export default apiRoute({ GET: getDocument });
