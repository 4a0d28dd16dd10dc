import { apiRoute } from '@/lib/platform/http/api-route.server';
import { takeReport } from '@/lib/platform/security-headers/take-report.server';

/** The browser sends the report as it is. */
export const config = { api: { bodyParser: false } };

/** What a browser did not do because of a page's policy; browsers send no origin with it. */
export default apiRoute({ POST: takeReport }, { writers: 'signed' });
