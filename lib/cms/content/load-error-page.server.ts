import { missingArticle } from '@/lib/catalog/article/missing-article.server';
import { recommendedAnywhere } from '@/lib/catalog/article/recommended-anywhere.server';
import type { ErrorResponse, FailedRequest } from '@/lib/cms/layout/error-page-loader';
import { emptyFooter } from '@/lib/cms/layout/footer-content';
import { FRAME_MESSAGES } from '@/lib/cms/layout/frame-messages';
import type { SiteFrame } from '@/lib/cms/layout/site-frame';
import type { Link } from './block';
import { env } from '@/lib/platform/env/env.server';
import { withTimeout } from '@/lib/platform/http/with-timeout';
import { messagesOf, type MessageGroup } from '@/lib/shop/i18n/messages';
import { report } from '@/lib/platform/log/log.server';
import { pageContext, type PageContext } from '@/lib/shop/page-context/page-context';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import { headerIcons } from '@/lib/cms/layout/header-icons';
import { localizedPath } from '@/lib/shop/routes/link-target';
import { pageSearchService } from '@/lib/catalog/search/search-service.server';
import { passParameters } from './pass-parameters';
import { loadRedirect } from './redirects.server';
import { projectFields } from './project-fields.server';
import { loadSite, type LoadedSite } from './site.server';

/** What tiles in a slider read. */
const ARTICLES: readonly MessageGroup[] = ['tile', 'sizeNames', 'badge', 'price', 'slider'];

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

/** A visitor does not wait longer for articles in place of a missing one. */
const TIMEOUT_MS = 2_000;

/** Articles in place of a missing page, or where an article's page is. */
async function findInstead(url: string, site: LoadedSite, context: PageContext) {
  const productRules = projectFields(site.project).filterProductBlacklists ?? [];
  const shop = { context, productRules };
  const found = async () => {
    const article = await missingArticle(url, shop);
    return article ?? { isSoldElsewhere: null, recommended: await recommendedAnywhere(shop) };
  };
  try {
    return await withTimeout(found(), TIMEOUT_MS);
  } catch (error) {
    report('nothing found in place of a missing page', { error });
    return null;
  }
}

/** What the page says of an article that is missing. */
const articleOf = (isSoldElsewhere: boolean | null) =>
  isSoldElsewhere === null ? null : { isSoldElsewhere };

/** Editors may lead any address elsewhere, also those of articles, which no node has. */
async function editorsRedirect(url: string, site: LoadedSite, context: PageContext) {
  const { segment } = context.locale;
  const [path = '', search] = url.split(/[?#]/, 2);
  if (!path.startsWith(`/${segment}/p/`)) return null;
  const { redirect } = await loadRedirect(path.slice(segment.length + 1), site.shape, context);
  if (!redirect) return null;
  const { destination, permanent } = passParameters(redirect, new URLSearchParams(search));
  return { location: destination, status: permanent ? 308 : 307 } as const;
}

/** Never fails: an error page must not need what has just failed. */
export async function loadErrorPage({
  host,
  url,
  isMissing,
}: FailedRequest): Promise<ErrorResponse> {
  const project = projectOfHost(host, env().PROJECT_HOSTS) ?? 'hgg';
  const context = contextOf(project, url);
  const { language, segment: locale } = context.locale;
  const site = await loadSite(context).catch(() => null);
  const moved = site && isMissing ? await editorsRedirect(url, site, context) : null;
  const found = moved ?? (site && isMissing ? await findInstead(url, site, context) : null);
  const instead = found && 'recommended' in found ? found : null;
  const recommended = instead?.recommended ?? [];
  const frame = {
    project,
    locale,
    recommended,
    article: articleOf(instead?.isSoldElsewhere ?? null),
    frame: site?.frame ?? bareFrame(context),
    messages: messagesOf(language, [
      ...FRAME_MESSAGES,
      'error',
      ...(recommended.length > 0 ? ARTICLES : []),
    ]),
    currency: context.currency,
    mediaBaseUrl: env().MEDIA_BASE_URL,
    search: pageSearchService(),
  };
  return { frame, redirect: found && 'location' in found ? found : null };
}
