import { env } from '@/lib/platform/env/env.server';
import { problem } from '@/lib/platform/http/api-response';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { chooseLocale, LOCALE_COOKIE } from '@/lib/shop/page-context/choose-locale';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import { withLocale } from '@/lib/shop/routes/with-locale';

/** Redirects `/` and `/account` without a locale to the visitor's own locale. */
export default apiRoute({
  GET: ({ headers, cookies, url = '' }) => {
    const project = projectOfHost(headers.host, env().PROJECT_HOSTS);
    if (!project) return problem(404, 'No shop has this host name');
    const locale = chooseLocale(project, cookies[LOCALE_COOKIE], headers['accept-language']);
    return {
      status: 307,
      headers: {
        Location: withLocale(url, { project, locale }),
        Vary: 'Accept-Language, Cookie',
      },
    };
  },
});
