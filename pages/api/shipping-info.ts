import { loadShippingInfo } from '@/lib/cms/content/shipping-info.server';
import { env } from '@/lib/platform/env/env.server';
import { problem } from '@/lib/platform/http/api-response';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { projectOfHost } from '@/lib/shop/project/project-of-host';

/** Delivery and returns of a shop, for the modal: `/api/shipping-info?locale=de-at`. */
export default apiRoute({
  GET: async ({ headers, query: { locale } }) => {
    const project = projectOfHost(headers.host, env().PROJECT_HOSTS);
    if (!project) return problem(404, 'No shop has this host name');
    const segment = typeof locale === 'string' ? locale : '';
    const context = pageContext({ project, locale: segment, path: '/' }, Date.now());
    if (!context) return problem(404, 'The shop has no such locale');
    const body = await loadShippingInfo(context);
    return { status: 200, body, headers: { 'Cache-Control': 'public, max-age=60' } };
  },
});
