import { articleHead } from '@/lib/cms/layout/article-head.server';
import { loadArticle } from '@/lib/catalog/article/load-article.server';
import { loadRatings, type LoadedRatings } from '@/lib/catalog/reviews/load-ratings.server';
import type { ArticleOnPage } from '@/lib/cms/blocks/block-loader';
import type { ArticleAddress } from '@/lib/catalog/catalogue/article-address';
import { ANY_ARTICLE, articleDocument } from '@/lib/catalog/catalogue/article-documents';
import { isExcluded, territoriesSelling } from '@/lib/catalog/catalogue/product-blacklist';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { ContentUnavailable } from '@/lib/platform/http/content-unavailable';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { projects } from '@/lib/shop/project/projects';
import { productHref } from '@/lib/shop/routes/product-href';
import { articleBlocks } from './article-blocks';
import { loadPageEntry, nothingAt, type LoadedPage } from './load-page.server';
import { articlePosition } from './page-position.server';
import { chooseTemplate, loadTemplates, type TemplateChoice } from './product-templates.server';
import { projectFields } from './project-fields.server';
import { earlier } from './resolve-page';
import { loadSite, type LoadedSite } from './site.server';

export interface AddressedPage {
  loaded: LoadedPage;
  article: ArticleOnPage | null;
  /** The article's own address, if another one was requested. */
  movedTo: string | null;
  /** False when something less important than the article could not be loaded. */
  isComplete: boolean;
  /** The templates for the article; `null` if there is none. */
  choice: TemplateChoice | null;
}

/** Whether a shop shows a product page at an address, or which address it has instead. */
export function articleAt(
  product: Product | null,
  { slug, requested, isColourInPath }: ArticleAddress,
  { site, context }: { site: Pick<LoadedSite, 'project'>; context: PageContext },
): { product: Product } | { movedTo: string | null } {
  const { project, locale } = context;
  const rules = projectFields(site.project).filterProductBlacklists ?? [];
  if (!product || isExcluded(product.productType, locale.territory, rules))
    return { movedTo: null };
  if (product.slug !== slug)
    return { movedTo: productHref(product, { project, locale: locale.segment }) };
  const isUnknown = !product.colorVariants.some(({ itemnum }) => itemnum === requested.colour);
  // Anyone can invent colours, and those addresses must not fill the cache.
  if (isColourInPath && isUnknown) return { movedTo: null };
  return { product };
}

interface Framed {
  site: LoadedSite;
  choice: TemplateChoice;
  product: Product;
  address: ArticleAddress;
  ratings: LoadedRatings;
}

/** The page of the first template that has one. */
async function framedPage(framed: Framed, context: PageContext): Promise<LoadedPage> {
  const { site, choice, product, address, ratings } = framed;
  const hidden = [...choice.hidden];
  for (const { fields } of choice.templates) {
    const entry = { site, pageId: fields.page, hidden };
    const loaded = await loadPageEntry(entry, context, (frame) => {
      const place = articlePosition(product, site);
      const rules = projectFields(site.project).filterProductBlacklists ?? [];
      const { deliveryCountries } = projects[context.project];
      const territories = territoriesSelling(product.productType, deliveryCountries, rules);
      const shown = {
        product,
        requested: address.requested,
        place,
        ratings: ratings.summary,
        territories,
      };
      return { node: null, place, head: articleHead(shown, frame, context) };
    });
    const { page } = loaded;
    if (page)
      return {
        ...loaded,
        page: { ...page, main: articleBlocks(page.main, product.productType) },
      };
    hidden.push(...loaded.hidden);
  }
  // A mistake in the templates must not remove the shop's products from search engines.
  throw new ContentUnavailable(`product template of ${context.project}`, 'no template has a page');
}

/**
 * The page of an article, framed by the page of its most specific template. There is none for an
 * article that the shop does not have or excludes from the country, and none at a wrong slug.
 * @throws ContentUnavailable when content or catalogue is down, or no template has a page
 */
export async function loadArticlePage(
  address: ArticleAddress,
  context: PageContext,
): Promise<AddressedPage> {
  const [site, templates, product] = await Promise.all([
    loadSite(context),
    loadTemplates(context),
    loadArticle(address.number, context),
  ]);
  const documents = [...templates.documents, articleDocument(address.number), ANY_ARTICLE];
  const found = articleAt(product, address, { site, context });
  if (!('product' in found)) {
    const nothing = nothingAt(site, []);
    const loaded = { ...nothing, documents: [...nothing.documents, ...documents] };
    return { loaded, article: null, movedTo: found.movedTo, isComplete: true, choice: null };
  }
  const choice = chooseTemplate(templates, found.product, context);
  const ratings = await loadRatings(found.product.objectID, context);
  const framed = { site, choice, product: found.product, address, ratings };
  const page = await framedPage(framed, context);
  const loaded = {
    ...page,
    documents: [...page.documents, ...documents],
    findings: page.findings,
    validUntil: earlier(page.validUntil, choice.validUntil),
    isLastGood: page.isLastGood || templates.isLastGood,
  };
  const article = {
    product: found.product,
    requested: address.requested,
    ratings: ratings.summary,
  };
  return { loaded, article, movedTo: null, isComplete: ratings.isComplete, choice };
}
