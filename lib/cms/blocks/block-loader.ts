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

/** The article whose page it is. */
export interface ArticleOnPage {
  product: Product;
  requested: RequestedArticle;
  /** `null` without reviews, and in shops that have none. */
  ratings: RatingSummary | null;
}

/** The visitor for whom a page is rendered on request, and the parameters of the address. */
export interface PageVisitor {
  /**
   * The visitor's session, looked up once for the page; `null` for a visitor without one.
   * @throws the driver's error when the database does not respond
   */
  session: () => Promise<Session | null>;
  query: URLSearchParams;
}

/** What a loader may read of the page its blocks are on. */
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
  /** Where the nodes of the project are. */
  nodes: NodePaths;
  /** The project's page for searches without results. */
  zeroResultPage: Link | null;
  /** The list's state in the address; `null` on the page without parameters. */
  list: ListState | null;
  /** Only on articles' pages. */
  article?: ArticleOnPage | null;
  /** Only on pages below `/checkout` and on `/wishlist`; `null` on every page that is not one visitor's own. */
  visitor: PageVisitor | null;
  /** Ends when nobody waits for the page any more. */
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
  /** Lists of the block's fields that its component does not read now: they are sent empty. */
  omitted?: readonly string[];
  /**
   * Keys of the documents it was made from, `articleDocument(…)` for example: a change of one
   * invalidates the page.
   */
  documents: readonly string[];
  /** Less than was wanted: what was loaded last is shown instead, if anything was, and the page is
   *  soon rendered again. */
  isPartial?: true;
}

/**
 * Fetches what blocks of one type need besides their fields. Called once for all of them on a page,
 * nested ones too, so that they share a request; runs in parallel with other types' loaders.
 * @returns what was loaded by block id; a block left out gets `null`.
 * @throws anything: the blocks then get the last result, or `null`, and the page is soon
 *   rendered again.
 */
export type BlockLoader<Type extends BlockType = BlockType, Value = unknown> = (
  blocks: readonly BlockToLoad<Type>[],
  page: LoaderPage,
) => Promise<ReadonlyMap<string, BlockLoad<Value>>>;
