import { localeOfPath } from '@/lib/cms/content/locale-of-path.server';
import { env } from '@/lib/platform/env/env.server';
import { problem } from '@/lib/platform/http/answer';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { plainPath } from '@/lib/runtime/front-door/plain-path';
import { chooseLocale, LOCALE_COOKIE } from '@/lib/shop/page-context/choose-locale';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import { lowerCaseAddress } from '@/lib/shop/routes/lower-case-address';
import { withLocale } from '@/lib/shop/routes/with-locale';

/** What each visitor has a page of in their own locale. */
const IN_EVERY_LOCALE = /^\/(?:account(?:\/|$)|$)/;

/** Redirects an address without a locale to the visitor's own locale, or to one that has its page. */
export default apiRoute({
  GET: async ({ headers, cookies, url = '' }) => {
    const project = projectOfHost(headers.host, env().PROJECT_HOSTS);
    if (!project) return problem(404, 'No shop has this host name');
    const own = chooseLocale(project, cookies[LOCALE_COOKIE], headers['accept-language']);
    const path = plainPath(url);
    const isEverywhere = IN_EVERY_LOCALE.test(path);
    const locale = isEverywhere ? own : await localeOfPath(project, path, own);
    const address = withLocale(url, { project, locale });
    return {
      status: isEverywhere ? 307 : 308,
      headers: {
        Location: lowerCaseAddress(address) ?? address,
        Vary: 'Accept-Language, Cookie',
      },
    };
  },
});
