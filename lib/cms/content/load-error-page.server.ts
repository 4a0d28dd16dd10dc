import { missingArticle } from '@/lib/catalog/article/missing-article.server';
import { recommendedAnywhere } from '@/lib/catalog/article/recommended-anywhere.server';
import type { ErrorResponse, FailedRequest } from '@/lib/cms/layout/error-page-loader';
import { emptyFooter } from '@/lib/cms/layout/footer-content';
import { FRAME_MESSAGES } from '@/lib/cms/layout/frame-messages';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';
import type { SiteFrame } from '@/lib/cms/layout/site-frame';
import type { Link } from './block';
import { env } from '@/lib/platform/env/env.server';
import { withTimeout } from '@/lib/platform/http/with-timeout';
import { messagesOf, type MessageGroup } from '@/lib/shop/i18n/messages';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import { FIRST_PROJECT, projects, type ProjectId } from '@/lib/shop/project/projects';
import { headerIcons } from '@/lib/cms/layout/header-icons';
import { localizedPath } from '@/lib/shop/routes/link-target';
import { shopRules } from '@/lib/shop/settings/shop-rules.server';
import { pageSearchService } from '@/lib/catalog/search/search-service.server';
import { passParameters } from './pass-parameters';
import { loadRedirect } from './redirects.server';
import { projectFields } from './project-fields.server';
import { loadSite, type LoadedSite } from './site.server';

/** Messages used by tiles in a slider. */
const ARTICLES: readonly MessageGroup[] = ['tile', 'sizeNames', 'badge', 'price', 'slider'];

/** The request's context as far as host and path determine it; the rest are defaults. */
function contextOf(project: ProjectId, url: string): PageContext {
  const now = Date.now();
  const [, locale = ''] = url.split(/[/?#]/);
  const named = pageContext({ project, locale, path: '/' }, now);
  const usual = pageContext({ project, locale: projects[project].defaultLocale, path: '/' }, now);
  const context = named ?? usual;
  if (!context) throw new Error(`${project} does not deliver to its own default locale`);
  return context;
}

/** Header for when there is no content: the shop's name with a link to the home page. */
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

/** Maximum time to look for articles to show instead of a missing one. */
const TIMEOUT_MS = 2_000;

/** Articles to recommend instead of a missing page, or the current address of an article. */
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

/** What the page says about a missing article. */
const articleOf = (isSoldElsewhere: boolean | null) =>
  isSoldElsewhere === null ? null : { isSoldElsewhere };

/** Editors' redirects apply to any address, including those of articles, which have no node. */
async function editorsRedirect(url: string, site: LoadedSite, context: PageContext) {
  const { segment } = context.locale;
  const [path = '', search] = url.split(/[?#]/, 2);
  if (!path.startsWith(`/${segment}/p/`)) return null;
  const { redirect } = await loadRedirect(path.slice(segment.length + 1), site.shape, context);
  if (!redirect) return null;
  const { destination, permanent } = passParameters(redirect, new URLSearchParams(search));
  return { location: destination, status: permanent ? 308 : 307 } as const;
}

/** Never throws: an error page must not depend on what has just failed. */
export async function loadErrorPage({
  host,
  url,
  isMissing,
}: FailedRequest): Promise<ErrorResponse> {
  const project = projectOfHost(host, env().PROJECT_HOSTS) ?? FIRST_PROJECT;
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
    messages: spelledFor(
      locale,
      messagesOf(language, [
        ...FRAME_MESSAGES,
        'error',
        ...(recommended.length > 0 ? ARTICLES : []),
      ]),
    ),
    currency: context.currency,
    mediaBaseUrl: env().MEDIA_BASE_URL,
    rules: shopRules(project),
    search: pageSearchService(),
  };
  return { frame, redirect: found && 'location' in found ? found : null };
}
