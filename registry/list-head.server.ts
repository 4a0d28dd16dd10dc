import type { PageHeadContent } from '@/lib/cms/layout/page-head-content';
import { everyBlock } from '@/lib/cms/content/every-block';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { pageAlternates, pageStructure } from '@/lib/cms/layout/server-only-content';
import { listSearch, writeListState, type ListState } from '@/lib/catalog/catalogue/list-state';
import { lastPageInstead } from '@/lib/catalog/search/last-page';
import type { LoadedList } from '@/lib/catalog/search/loaded-list';

/** Props of a page that depend on how search engines are to treat its address. */
interface ListHead {
  head: PageHeadContent;
  /** The page is not to be indexed. */
  isForOne?: true;
}

/** The head of a page at another canonical address, or at none. Other markets have other pages. */
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

/** Whether a list goes on to the page in its address; assumed while the search does not respond. */
function hasPage({ loaded }: BlockInstance): boolean {
  // The loader of the type has made it.
  const list = loaded as LoadedList | null | undefined;
  if (!list?.results) return true;
  return list.results[0]?.nbPages !== 0 && lastPageInstead(list) === null;
}

/**
 * How search engines are to treat a page whose address has parameters of a list. Each page of a
 * whole list is indexed at its own address; what visitors select in a list is not indexed, and
 * names no other page as canonical. Parameters that select nothing change nothing.
 * @param main blocks of the page, loaded for `list`
 * @see https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading
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
