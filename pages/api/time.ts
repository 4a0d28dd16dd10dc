import { apiRoute } from '@/lib/platform/http/api-route.server';

/** Server time, for open pages with visibility windows. */
export default apiRoute({
  GET: () => ({ status: 200, body: { now: Date.now() } }),
});
