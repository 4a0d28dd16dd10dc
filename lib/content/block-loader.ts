import type { ProductRule } from '@/lib/catalogue/product-blacklist';
import type { PageContext } from '@/lib/page-context/page-context';
import type { NodePaths } from '@/lib/routes/link-target';
import type { ListState } from '@/lib/search/list-state';
import type { BlockFields, BlockType, Link } from './block';

/** What a loader may know of the page its blocks stand on. */
export interface LoaderPage {
  context: PageContext;
  /** Below the locale, starts with `/`. */
  path: string;
  /** Key of the page's category in the catalogue. */
  category: string | null;
  isPremiumSale: boolean;
  /** Articles on one page of a list. */
  productsPerPage: number;
  /** Types of articles that some countries do not get. */
  productRules: readonly ProductRule[];
  /** Where the nodes of the project are. */
  nodes: NodePaths;
  /** The project's page for searches without results. */
  zeroResultPage: Link | null;
  /** What the address asks the page's list for; `null` on the page everybody sees first. */
  list: ListState | null;
}

/** A block as its loader sees it. */
export interface BlockToLoad<Type extends BlockType = BlockType> {
  id: string;
  fields: BlockFields<Type>;
}

export interface BlockLoad<Value> {
  /** Plain JSON: what the component renders, and nothing else. */
  loaded: Value;
  /** Lists of the block's fields that its component leaves alone now: they come empty. */
  spent?: readonly string[];
  /** Keys of what it was made from, `articleDocument(…)` for example: a change withdraws the page. */
  documents: readonly string[];
  /** Less than was wanted: what was loaded last is shown instead, if anything was, and the page is
   *  soon rendered again. */
  isMakeshift?: true;
}

/**
 * Fetches what blocks of one type need besides their fields. Called once for all of them on a page,
 * nested ones too, so that they share a request; runs beside the loaders of other types.
 * @returns what was loaded by block id; a block left out gets `null`.
 * @throws anything: the blocks then get what was loaded last, or `null`, and the page is soon
 *   rendered again.
 */
export type BlockLoader<Type extends BlockType = BlockType, Value = unknown> = (
  blocks: readonly BlockToLoad<Type>[],
  page: LoaderPage,
) => Promise<ReadonlyMap<string, BlockLoad<Value>>>;
