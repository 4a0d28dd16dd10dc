import { LruMap } from '@/lib/platform/cache/lru-map.mjs';
import { colourIn } from '@/lib/catalog/catalogue/article-address';
import { ANY_ARTICLE, articleDocument } from '@/lib/catalog/catalogue/article-documents';
import { excludedTypes, isExcluded } from '@/lib/catalog/catalogue/product-blacklist';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { tileAttributes, type TileProduct } from '@/lib/catalog/catalogue/tile-product';
import { tileSummary, type TileSummary } from '@/lib/catalog/catalogue/tile-summary';
import { isInvalidated } from '@/lib/platform/page-cache/rendered-pages';
import { parseRoute } from '@/lib/shop/routes/named-routes';
import { productHref } from '@/lib/shop/routes/product-href';
import { productContext } from '@/lib/catalog/recommendations/recommendation-context';
import { recommend } from '@/lib/catalog/recommendations/recommend.server';
import { indexNames } from '@/lib/catalog/search/index-names';
import { shownProducts, type Shop } from '@/lib/catalog/search/load-articles.server';
import { serverSearchClient } from '@/lib/catalog/search/server-search-client.server';
import { withoutTypes } from '@/lib/catalog/search/without-types';
import { loadArticle } from './load-article.server';

/** Content of the page shown if an article is missing. */
export interface MissingArticle {
  /** The shop has the article, but does not sell it in this country. */
  isSoldElsewhere: boolean;
  recommended: TileSummary[];
}

/** Redirect to the article's own address; `307` if the requested address may become valid again. */
export interface ArticleRedirect {
  location: string;
  status: 307 | 308;
}

export type ArticleFinding = MissingArticle | ArticleRedirect;

const MAX_RECOMMENDED = 12;
/** Maximum letters of a slug in a search. */
const MAX_LETTERS = 100;

/** Removes the colour from the query, and nothing else. */
function withoutColour(url: string): string {
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.delete('colorVariant');
  return query.size > 0 ? `${path}?${query}` : path;
}

function redirectTo(
  product: Product,
  url: string,
  { context: { project, locale } }: Shop,
): ArticleRedirect | null {
  const [path = '', search] = url.split('?', 2);
  const own = productHref(product, { project, locale: locale.segment });
  if (path !== own)
    return { location: search === undefined ? own : `${own}?${search}`, status: 308 };
  const colour = colourIn(new URLSearchParams(search));
  const isKnown = product.colorVariants.some(({ itemnum }) => itemnum === colour);
  return colour === null || isKnown ? null : { location: withoutColour(url), status: 307 };
}

/** Searches for articles whose texts contain words of a slug. */
async function articlesNamed(slug: string, shop: Shop): Promise<TileProduct[]> {
  const { project, locale, currency } = shop.context;
  const request = {
    indexName: indexNames(project, locale.language).products,
    query: slug.slice(0, MAX_LETTERS).replaceAll('-', ' '),
    removeWordsIfNoResults: 'allOptional' as const,
    hitsPerPage: 2 * MAX_RECOMMENDED,
    attributesToRetrieve: tileAttributes(currency),
    attributesToHighlight: [],
    filters: withoutTypes(excludedTypes(locale.territory, shop.productRules)),
    enableRules: false,
    analytics: false,
  };
  const { results } = await serverSearchClient().searchForHits({ requests: [request] });
  return results.flatMap(({ hits }) => shownProducts(hits, shop));
}

/**
 * Articles similar to a known one, else matching a slug, else the first of the merchandiser's
 * order.
 */
async function recommendedFor(
  product: Product | null,
  slug: string,
  shop: Shop,
): Promise<readonly TileProduct[]> {
  const sku = product?.colorVariants.flatMap(({ sizeVariants }) => sizeVariants)[0]?.sku;
  const [similar = []] = sku
    ? await recommend([productContext(product?.objectID ?? '', [], sku)], shop)
    : [];
  if (similar.length > 0) return similar;
  const named = await articlesNamed(slug, shop);
  if (named.length > 0) return named;
  const [others = []] = await recommend([{ type: 'OTHER' }], shop);
  return others;
}

interface Cached {
  /** Epoch milliseconds before the search began. */
  at: number;
  finding: ArticleFinding | null;
  documents: readonly string[];
}

/** Search engines and others request missing pages in series. */
const CACHED_MS = 60_000;
const MAX_CACHED = 500;
const cached = new LruMap<string, Cached>(MAX_CACHED);

/** Whether a result is recent and its article unchanged. */
const isCurrent = ({ at, documents }: Cached, now: number): boolean =>
  at <= now && now - at < CACHED_MS && !isInvalidated({ documents, renderedAt: at });

interface Requested {
  url: string;
  identifier: string;
  slug: string;
}

async function find(
  { url, identifier, slug }: Requested,
  shop: Shop,
): Promise<ArticleFinding | null> {
  const { project, locale, currency } = shop.context;
  const product = await loadArticle(identifier, shop.context);
  const isSold = product && !isExcluded(product.productType, locale.territory, shop.productRules);
  if (isSold) return redirectTo(product, url, shop);
  const found = await recommendedFor(product, slug, shop);
  const recommended = found
    .slice(0, MAX_RECOMMENDED)
    .map((article) => tileSummary(article, { project, currency, tallOnly: false }));
  return { isSoldElsewhere: product !== null, recommended };
}

/**
 * Response for an article's page that was not found: its current address, or similar articles.
 * @param url path and query as requested @returns `null` for any other page @throws
 * ContentUnavailable or the search client's error when the search does not respond
 */
export async function missingArticle(url: string, shop: Shop): Promise<ArticleFinding | null> {
  const { project, locale, now } = shop.context;
  const route = parseRoute(url, { project, locale: locale.segment });
  if (route?.name !== 'Frontastic.Frontend.Master.Product.view') return null;
  const { identifier, url: slug } = route.parameters;
  const key = `${project}${url}`;
  const known = cached.get(key);
  if (known && isCurrent(known, now)) return known.finding;
  const finding = await find({ url, identifier, slug }, shop);
  const documents = [articleDocument(identifier), ANY_ARTICLE];
  cached.set(key, { at: now, finding, documents });
  return finding;
}
