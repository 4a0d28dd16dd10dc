import { articleDocument } from '@/lib/catalogue/article-documents';
import { isExcluded } from '@/lib/catalogue/product-blacklist';
import type { Product } from '@/lib/catalogue/product.server';
import type { ArticleAddress } from '@/lib/catalogue/article-address';
import { articleHead } from '@/lib/article/article-head.server';
import type { PageContext } from '@/lib/page-context/page-context';
import { productHref } from '@/lib/routes/product-href';
import type { ArticleOnPage } from '@/lib/blocks/block-loader';
import type { LoadedPage } from './load-page.server';
import { articlePosition } from './page-position.server';
import { projectFields } from './project-fields.server';

interface Asked {
  address: ArticleAddress;
  /** `null` when the shop has no such article. */
  product: Product | null;
}

interface AddressedPage {
  loaded: LoadedPage;
  article: ArticleOnPage | null;
  /** The article's own address, when the request was for another. */
  movedTo: string | null;
}

const withoutPage = (loaded: LoadedPage): LoadedPage => ({
  ...loaded,
  page: null,
  node: null,
  regions: null,
});

/**
 * The page of one article, built from the page that frames all of them. `null` for an article that
 * the shop does not have or excludes from the country, and at a wrong slug.
 */
export function articlePage(
  frame: LoadedPage,
  { address, product }: Asked,
  context: PageContext,
): AddressedPage {
  const { project, locale } = context;
  const { number, slug, wish } = address;
  const loaded = { ...frame, documents: [...frame.documents, articleDocument(number)] };
  const rules = projectFields(loaded.site.project).filterProductBlacklists ?? [];
  if (!product || isExcluded(product.productType, locale.territory, rules))
    return { loaded: withoutPage(loaded), article: null, movedTo: null };
  if (product.slug !== slug) {
    const movedTo = productHref(product, { project, locale: locale.segment });
    return { loaded: withoutPage(loaded), article: null, movedTo };
  }
  const page = loaded.page && {
    ...loaded.page,
    head: articleHead(product, wish, loaded.page.frame, context),
    place: articlePosition(product, loaded.site),
  };
  return { loaded: { ...loaded, page }, article: { product, wish }, movedTo: null };
}
