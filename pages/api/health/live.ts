import { apiRoute } from '@/lib/platform/http/api-route.server';

/** The process responds; says nothing about its dependencies. */
export default apiRoute({ GET: () => ({ status: 200, body: { status: 'live' } }) });
