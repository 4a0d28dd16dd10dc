import { apiRoute } from '@/lib/platform/http/api-route.server';
import { takeReport } from '@/lib/platform/security-headers/take-report.server';

/** Disables Next's parser: browsers send reports with a media type of their own. */
export const config = { api: { bodyParser: false } };

/**
 * Reports of browsers about violations of a page's security policy; they are sent without an
 * origin.
 */
export default apiRoute({ POST: takeReport }, { writers: 'signed' });
