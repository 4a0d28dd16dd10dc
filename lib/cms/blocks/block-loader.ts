import type { RatingSummary } from '@/lib/catalog/reviews/rating-summary';
import type { Session } from '@/lib/shop/page-context/session';
import type { RequestedArticle } from '@/lib/catalog/catalogue/article-address';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import type { ProductRule } from '@/lib/catalog/catalogue/product-blacklist';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { NodePaths } from '@/lib/shop/routes/link-target';
import type { ListState } from '@/lib/catalog/catalogue/list-state';
import type { BlockFields, BlockType } from '@/cms-schema/model';
import type { Link } from '@/cms-schema/shapes';

/** The article that a page is about. */
export interface ArticleOnPage {
  product: Product;
  requested: RequestedArticle;
  /** `null` without reviews, and in shops without a review feature. */
  ratings: RatingSummary | null;
}

/** The visitor for whom a page is rendered on request, and the query parameters. */
export interface PageVisitor {
  /**
   * The visitor's session, looked up once for the page; `null` for a visitor without one.
   * @throws the driver's error when the database does not respond
   */
  session: () => Promise<Session | null>;
  query: URLSearchParams;
}

/** What a loader may read about the page of its blocks. */
export interface LoaderPage {
  context: PageContext;
  /** Below the locale, starts with `/`. */
  path: string;
  /** Key of the page's category in the catalogue. */
  category: string | null;
  isPremiumSale: boolean;
  /** Articles on one page of a list. */
  productsPerPage: number;
  /** Types of articles that are excluded from some countries. */
  productRules: readonly ProductRule[];
  /** Paths of the project's nodes. */
  nodes: NodePaths;
  /** The project's page for searches without results. */
  zeroResultPage: Link | null;
  /** The list's state in the address; `null` on the page without parameters. */
  list: ListState | null;
  /** Only on product pages. */
  article?: ArticleOnPage | null;
  /**
   * Only on pages below `/checkout` and on `/wishlist`; `null` on all pages that are the same for
   * everyone.
   */
  visitor: PageVisitor | null;
  /** Aborted when no visitor waits for the page any more. */
  signal?: AbortSignal | undefined;
}

/** A block as its loader sees it. */
export interface BlockToLoad<Type extends BlockType = BlockType> {
  id: string;
  fields: BlockFields<Type>;
}

export interface BlockLoad<Value> {
  /** Plain JSON: what the component renders, and nothing else. */
  loaded: Value;
  /** List fields that the component does not currently read: they are sent empty. */
  omitted?: readonly string[];
  /**
   * Keys of the documents that the value was made from, for example `articleDocument(…)`: a change
   * to any of them invalidates the page.
   */
  documents: readonly string[];
  /**
   * Set when something is missing: the last complete value is shown instead, if there is one, and
   * the page is rendered again soon.
   */
  isPartial?: true;
}

/**
 * Fetches data for all blocks of one type on a page. Called once for all of them, including nested
 * ones, so that they share a request; runs in parallel with other types' loaders.
 * @returns values by block id; blocks without a value get `null`
 * @throws anything: the blocks then get the last result or `null`, and the page is rendered again
 *   soon
 */
export type BlockLoader<Type extends BlockType = BlockType, Value = unknown> = (
  blocks: readonly BlockToLoad<Type>[],
  page: LoaderPage,
) => Promise<ReadonlyMap<string, BlockLoad<Value>>>;
