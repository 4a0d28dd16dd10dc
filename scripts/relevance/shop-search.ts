import type { LoaderPage } from '@/lib/cms/blocks/block-loader';
import {
  EMPTY_LIST_STATE,
  readListState,
  type ListState,
} from '@/lib/catalog/catalogue/list-state';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { loadSearch } from '@/lib/cms/lists/load-search.server';
import type { GradedQuery } from './graded-query';

/** The search page of a shop in a given state of its list. */
export function pageOf(
  { project, locale }: Pick<GradedQuery, 'project' | 'locale'>,
  list: ListState,
): LoaderPage {
  const context = pageContext({ project, locale, path: '/search' }, Date.now());
  if (!context) throw new Error(`${project} does not deliver to ${locale}`);
  return {
    context,
    path: '/search',
    category: null,
    isPremiumSale: false,
    productsPerPage: 24,
    productRules: [],
    nodes: { locale, paths: new Map(), hosts: [] },
    zeroResultPage: null,
    list,
    visitor: null,
  };
}

/** A compound redirects to its noun, possibly with a size. */
const MAX_STEPS = 2;

/**
 * Article numbers that the shop shows for a query, best first; after redirects to another state of
 * the list, such as one with a size filter, those of that state.
 */
export async function shopSearch(graded: GradedQuery): Promise<string[]> {
  let list: ListState = { ...EMPTY_LIST_STATE, query: graded.query };
  let { loaded } = await loadSearch(pageOf(graded, list));
  for (let steps = 0; loaded.destination && steps < MAX_STEPS; steps += 1) {
    const { search } = new URL(loaded.destination.href, 'http://shop.invalid');
    list = readListState(new URLSearchParams(search));
    ({ loaded } = await loadSearch(pageOf(graded, list)));
  }
  if (!loaded.results) throw new Error(`no answer for ${graded.query}`);
  return loaded.results[0]?.hits.map(({ objectID }) => objectID) ?? [];
}
