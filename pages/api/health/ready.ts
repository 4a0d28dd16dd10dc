import { readiness } from '@/lib/runtime/health/readiness.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** 200 while visitors can be sent here, 503 otherwise; names what is up. */
export default apiRoute({
  GET: async () => {
    const { isReady, ...parts } = await readiness();
    const status = isReady ? 'ready' : 'not ready';
    return { status: isReady ? 200 : 503, body: { status, ...parts } };
  },
});
