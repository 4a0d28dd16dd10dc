import { env } from '@/lib/platform/env/env.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import { siteOrigin } from '@/lib/shop/routes/site-origin';
import { robotsText } from '@/lib/cms/sitemap/robots';

/** `/robots.txt` of the requested host. */
export default apiRoute({
  GET: ({ headers }) => {
    const { SITE_URL, PROJECT_HOSTS } = env();
    const project = projectOfHost(headers.host, PROJECT_HOSTS);
    const origin = project && siteOrigin(project, SITE_URL, projectHosts(PROJECT_HOSTS));
    return {
      status: 200,
      body: Buffer.from(robotsText(origin)),
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'public, max-age=600',
      },
    };
  },
});
