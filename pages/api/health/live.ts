import { apiRoute } from '@/lib/http/api-route.server';

/** The process answers; says nothing about what it depends on. */
export default apiRoute({ GET: () => ({ status: 200, body: { status: 'live' } }) });
