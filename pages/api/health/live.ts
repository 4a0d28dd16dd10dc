import { apiRoute } from '@/lib/platform/http/api-route.server';

/** Whether the process responds, regardless of its dependencies. */
export default apiRoute({ GET: () => ({ status: 200, body: { status: 'live' } }) });
