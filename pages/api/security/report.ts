import { apiRoute } from '@/lib/platform/http/api-route.server';
import { takeReport } from '@/lib/platform/security-headers/take-report.server';

/** Disables Next's parser, because browsers send reports with their own media type. */
export const config = { api: { bodyParser: false } };

/** Browsers' reports of violations of a page's security policy; they have no origin. */
export default apiRoute({ POST: takeReport }, { writers: 'signed' });
