import type { ErrorPageFrame, FailedRequest } from '@/lib/app-shell/error-page-loader';
import { emptyFooter } from '@/lib/app-shell/footer-content';
import { FRAME_WORDS } from '@/lib/app-shell/frame-words';
import type { SiteFrame } from '@/lib/app-shell/site-frame';
import type { Link } from '@/lib/content/block';
import { env } from '@/lib/env/env.server';
import { wordsOf } from '@/lib/i18n/messages';
import { pageContext, type PageContext } from '@/lib/page-context/page-context';
import { projectOfHost } from '@/lib/project/project-of-host';
import { projects, type ProjectId } from '@/lib/project/projects';
import { headerIcons } from '@/lib/routes/header-icons';
import { localizedPath } from '@/lib/routes/link-target';
import { pageSearchService } from '@/lib/search/search-service.server';
import { loadSite } from './site.server';

/** Context of a request as far as its host and path tell; defaults stand in for the rest. */
function contextOf(project: ProjectId, url: string): PageContext {
  const now = Date.now();
  const [, locale = ''] = url.split(/[/?#]/);
  const named = pageContext({ project, locale, path: '/' }, now);
  const usual = pageContext({ project, locale: projects[project].defaultLocale, path: '/' }, now);
  const context = named ?? usual;
  if (!context) throw new Error(`${project} does not deliver to its own default locale`);
  return context;
}

/** Without content the header still carries the name and the way home. */
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
    messages: wordsOf(language, [...FRAME_WORDS, 'error']),
    currency: context.currency,
    mediaBaseUrl: env().MEDIA_BASE_URL,
    search: pageSearchService(),
  };
}
