import type { PageHeadContent } from '@/lib/layout/page-head-content';
import type { SiteFrame } from '@/lib/layout/site-frame';
import { pageAlternates } from '@/lib/layout/server-only-content';
import type { Product } from '@/lib/catalogue/product.server';
import { env } from '@/lib/env/env.server';
import { parseLocale, type Language } from '@/lib/page-context/locale';
import type { PageContext } from '@/lib/page-context/page-context';
import { projectHosts } from '@/lib/project/project-hosts';
import { alternatesOf, canonicalOf } from '@/lib/routes/alternates';
import { siteOrigin } from '@/lib/routes/site-origin';
import type { ArticleWish } from '@/lib/catalogue/article-address';

/** Longest description that search engines show. */
const MAX_LETTERS = 320;

/** Path of the article's page below the locale, in each language that has the article. */
function pathsOf({ canonical, slug, objectID }: Product, { project, locale }: PageContext) {
  const known = canonical.flatMap(({ locale: segment, route }) => {
    const language = parseLocale(project, segment)?.language;
    return language ? [[language, route] as const] : [];
  });
  const paths: Partial<Record<Language, string>> = Object.fromEntries(known);
  return { [locale.language]: `/p/${slug}/${objectID}`, ...paths };
}

/**
 * Title, description and canonical address of an article's page. The canonical address names
 * neither colour nor size.
 */
export function articleHead(
  product: Product,
  wish: ArticleWish,
  { projectName }: Pick<SiteFrame, 'projectName'>,
  context: PageContext,
): PageHeadContent {
  const { title, brand, colorVariants, sharedDescription } = product;
  const { project, locale } = context;
  const { SITE_URL, PROJECT_HOSTS } = env();
  const origin = siteOrigin(project, SITE_URL, projectHosts(PROJECT_HOSTS));
  const addresses = {
    ...{ origin, paths: pathsOf(product, context), territories: null, canonicalPath: null },
  };
  const colour = colorVariants.find(({ itemnum }) => itemnum === wish.colour)?.color;
  const named = [title, colour].filter(Boolean).join(' ');
  const head = {
    title: `${named} – ${brand.title} – ${projectName}`,
    description: sharedDescription.slice(0, MAX_LETTERS) || null,
    keywords: null,
    canonical: canonicalOf(project, locale.segment, addresses),
    addresses: { paths: addresses.paths, territories: null },
  };
  return pageAlternates.attach(head, alternatesOf(project, addresses));
}
