import { importStatus } from '@/lib/api/import/import-status.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** State of an import; only for the client that has sent it. */
export default apiRoute({ GET: importStatus });
