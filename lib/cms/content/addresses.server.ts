import { voucherTerritories } from '@/lib/catalog/catalogue/voucher-visibility';
import { env } from '@/lib/platform/env/env.server';
import { LANGUAGES, marketLocales, type Language } from '@/lib/shop/page-context/locale';
import { languageOf } from '@/lib/shop/i18n/language-of';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import type { PageAddresses } from '@/lib/shop/routes/alternates';
import { siteOrigin } from '@/lib/shop/routes/site-origin';
import { own as ownOf } from '@/lib/shop/page-context/content-document';
import type { SoundNode } from './content-tree';
import { siteDocument } from './documents.server';
import { nodeFields } from './node-index.server';
import { loadRedirect } from './redirects.server';
import type { ShapeContext } from './shape-value.server';

/** Markets in which an editor's redirect currently applies to the page's address. */
async function redirectedIn(
  paths: PageAddresses['paths'],
  shape: ShapeContext,
  { project, now }: PageContext,
): Promise<string[]> {
  const found = marketLocales(project).map(async (locale) => {
    const path = paths[languageOf(locale)];
    const market = path === undefined ? null : pageContext({ project, locale, path }, now);
    if (path === undefined || !market) return [];
    const { redirect } = await loadRedirect(path, shape, market);
    return redirect ? [locale] : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Addresses of a node for search engines: its path in each language whose nodes are loaded, and the
 * markets in which it can be visited.
 */
export async function addressesOf(
  node: SoundNode,
  shape: ShapeContext,
  context: PageContext,
): Promise<PageAddresses> {
  const { project } = context;
  const { SITE_URL, PROJECT_HOSTS } = env();
  // Drafts are not indexed, and nothing of them is cached: each view would load six node lists.
  const languages = context.isDraft || context.documents ? [] : LANGUAGES;
  const pathIn = async (language: Language) => {
    const { document } = await siteDocument('node', context, language);
    const path = ownOf(document.entries, node.id)?.fields['path'];
    return typeof path === 'string' ? [[language, path] as const] : [];
  };
  // A language that fails to load is left out; the page itself does not depend on it.
  const found = await Promise.all(languages.map((language) => pathIn(language).catch(() => [])));
  const paths = Object.fromEntries(found.flat());
  const { codes } = node.rules.countries;
  const { nodeId, canonicalUrl } = nodeFields(node);
  const allowed = voucherTerritories(nodeId, project);
  const own = codes.length > 0 ? codes : null;
  return {
    origin: siteOrigin(project, SITE_URL, projectHosts(PROJECT_HOSTS)),
    paths,
    territories: own && allowed ? own.filter((code) => allowed.includes(code)) : (own ?? allowed),
    canonicalPath: canonicalUrl,
    redirectedIn: await redirectedIn(paths, shape, context),
  };
}
