import { treeLife } from '@/lib/cms/content/carried-navigation.server';
import { draftEnd } from '@/lib/cms/content/draft-mode';
import { loadSite } from '@/lib/cms/content/site.server';
import { env } from '@/lib/platform/env/env.server';
import { problem } from '@/lib/platform/http/api-response';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { projectOfHost } from '@/lib/shop/project/project-of-host';

/** The whole navigation of a shop: `/api/navigation?locale=de-at&version=…`. */
export default apiRoute({
  GET: async ({ headers, query: { locale }, url = '', previewData }) => {
    const project = projectOfHost(headers.host, env().PROJECT_HOSTS);
    if (!project) return problem(404, 'No shop has this host name');
    const now = Date.now();
    const segment = typeof locale === 'string' ? locale : '';
    const context = pageContext({ project, locale: segment, path: '/' }, now);
    if (!context) return problem(404, 'The shop has no such locale');
    const isDraft = draftEnd(previewData) > now;
    const site = await loadSite({ ...context, isDraft });
    const seconds = isDraft ? 0 : treeLife(site, url, now);
    const life = seconds > 0 ? `public, max-age=${seconds}` : 'no-store';
    return { status: 200, body: { tree: site.tree }, headers: { 'Cache-Control': life } };
  },
});
