import { env } from '@/lib/platform/env/env.server';
import { problem } from '@/lib/platform/http/api-response';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { OFFLINE_POLICY, offlinePage } from '@/lib/runtime/offline/offline-page.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { projectOfHost } from '@/lib/shop/project/project-of-host';

/** `/offline/de-de`: the page that the service worker shows while offline. */
export default apiRoute({
  GET: async ({ headers, query }) => {
    const project = projectOfHost(headers.host, env().PROJECT_HOSTS) ?? '';
    const locale = String(query['locale']);
    const context = pageContext({ project, locale, path: '/' }, Date.now());
    if (!context) return problem(404, 'Not found');
    return {
      status: 200,
      body: Buffer.from(await offlinePage(context)),
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': OFFLINE_POLICY,
      },
    };
  },
});
