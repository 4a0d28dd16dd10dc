import type { PageHeadContent } from '@/lib/cms/layout/page-head-content';
import { everyBlock } from '@/lib/cms/content/every-block';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { pageAlternates, pageStructure } from '@/lib/cms/layout/server-only-content';
import { listSearch, writeListState, type ListState } from '@/lib/catalog/catalogue/list-state';
import { lastPageInstead } from '@/lib/catalog/search/last-page';
import type { LoadedList } from '@/lib/catalog/search/loaded-list';

/** Props of a page that determine its indexing by search engines. */
interface ListHead {
  head: PageHeadContent;
  /** Whether the page is excluded from indexing. */
  isForOne?: true;
}

/**
 * Changes the canonical address of a page, or removes it. Removes links to other markets, whose
 * pages differ.
 */
function headAt(head: PageHeadContent, canonical: string | null): PageHeadContent {
  const moved = { ...head, canonical };
  const structure = pageStructure.of(head);
  if (structure) {
    const { 'og:url': _, ...others } = structure.openGraph;
    const openGraph = canonical ? { ...others, 'og:url': canonical } : others;
    pageStructure.attach(moved, { ...structure, openGraph });
  }
  return pageAlternates.attach(moved, []);
}

/** Whether a list has the page in its address; assumed while the search does not respond. */
function hasPage({ loaded }: BlockInstance): boolean {
  // Created by the type's loader.
  const list = loaded as LoadedList | null | undefined;
  if (!list?.results) return true;
  return list.results[0]?.nbPages !== 0 && lastPageInstead(list) === null;
}

/**
 * Indexing of a page whose address has list parameters. Each page of an unfiltered list is indexed
 * at its own address; filtered lists are not indexed and have no canonical address. Parameters that
 * select nothing have no effect.
 * @param main blocks of the page, loaded for `list`
 * @see
 *   https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading
 */
export function listHead(
  head: PageHeadContent,
  main: readonly BlockInstance[],
  list: ListState,
): ListHead {
  const blocks = everyBlock(main);
  const lists = blocks.filter(({ type }) => type === 'productList');
  if (lists.length === 0 && !blocks.some(({ type }) => type === 'searchResults')) return { head };
  const isWhole = writeListState({ ...list, page: 1 }).size === 0;
  if (isWhole && list.page === 1) return { head };
  if (!isWhole || !lists.some(hasPage)) return { head: headAt(head, null), isForOne: true };
  const search = listSearch(writeListState(list));
  return { head: headAt(head, head.canonical && head.canonical + search) };
}
