import type { ErrorPageFrame, FailedRequest } from '@/lib/hydration/error-page-loader';
import { emptyFooter } from '@/lib/layout/footer-content';
import { FRAME_MESSAGES } from '@/lib/layout/frame-messages';
import type { SiteFrame } from '@/lib/layout/site-frame';
import type { Link } from '@/lib/content/block';
import { env } from '@/lib/env/env.server';
import { messagesOf } from '@/lib/i18n/messages';
import { pageContext, type PageContext } from '@/lib/page-context/page-context';
import { projectOfHost } from '@/lib/project/project-of-host';
import { projects, type ProjectId } from '@/lib/project/projects';
import { headerIcons } from '@/lib/layout/header-icons';
import { localizedPath } from '@/lib/routes/link-target';
import { pageSearchService } from '@/lib/search/search-service.server';
import { loadSite } from './site.server';

/** Context of a request as far as host and path determine it; the rest are defaults. */
function contextOf(project: ProjectId, url: string): PageContext {
  const now = Date.now();
  const [, locale = ''] = url.split(/[/?#]/);
  const named = pageContext({ project, locale, path: '/' }, now);
  const usual = pageContext({ project, locale: projects[project].defaultLocale, path: '/' }, now);
  const context = named ?? usual;
  if (!context) throw new Error(`${project} does not deliver to its own default locale`);
  return context;
}

/** Without content the header still has the name and the link to the home page. */
function bareFrame({ project, locale }: PageContext): SiteFrame {
  const home: Link = { href: localizedPath(locale.segment, '/'), opens: 'page' };
  return {
    projectName: project.toUpperCase(),
    claim: null,
    home,
    homeLink: home,
    flyoutDelay: 0,
    navigation: { heads: [], address: '' },
    icons: headerIcons({ project, locale: locale.segment }),
    switchesCountryInMenu: false,
    excludedTypes: [],
    footer: emptyFooter,
  };
}

/** Never fails: an error page must not need what has just failed. */
export async function loadErrorPage({ host, url }: FailedRequest): Promise<ErrorPageFrame> {
  const project = projectOfHost(host, env().PROJECT_HOSTS) ?? 'hgg';
  const context = contextOf(project, url);
  const { language, segment: locale } = context.locale;
  const frame = await loadSite(context).then(
    (site) => site.frame,
    () => bareFrame(context),
  );
  return {
    project,
    locale,
    frame,
    messages: messagesOf(language, [...FRAME_MESSAGES, 'error']),
    currency: context.currency,
    mediaBaseUrl: env().MEDIA_BASE_URL,
    search: pageSearchService(),
  };
}
