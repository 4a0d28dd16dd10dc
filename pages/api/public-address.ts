import { env } from '@/lib/platform/env/env.server';
import { problem } from '@/lib/platform/http/api-response';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import { publicAddress, visitorsQuery } from '@/lib/shop/routes/public-address';

/** Redirects an internal `/s/…` path to its public address. */
export default apiRoute({
  GET: ({ query, headers, url = '' }) => {
    const { PROJECT_HOSTS, SITE_URL } = env();
    const address = publicAddress([query['path'] ?? []].flat(), {
      project: projectOfHost(headers.host, PROJECT_HOSTS),
      hosts: projectHosts(PROJECT_HOSTS),
      siteUrl: SITE_URL,
    });
    if (!address) return problem(404, 'Not found');
    return { status: 308, headers: { Location: `${address}${visitorsQuery(url)}` } };
  },
});
