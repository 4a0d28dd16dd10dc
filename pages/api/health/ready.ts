import { readiness } from '@/lib/runtime/health/readiness.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** 200 while this instance can serve visitors, 503 otherwise; lists available dependencies. */
export default apiRoute({
  GET: async () => {
    const { isReady, ...parts } = await readiness();
    const status = isReady ? 'ready' : 'not ready';
    return { status: isReady ? 200 : 503, body: { status, ...parts } };
  },
});
