import { takeImport } from '@/lib/api/import/take-import.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

// Bodies are files.
export const config = { api: { bodyParser: false } };

/** Imports of prices by a retailer's systems, each with a key of its own. */
export default apiRoute({ POST: takeImport('prices') }, { writers: 'signed' });
