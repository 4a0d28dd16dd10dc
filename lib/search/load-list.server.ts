import type { SearchResponse } from 'algoliasearch/lite';
import { ANY_ARTICLE, articleDocument } from '@/lib/catalogue/article-documents';
import { briefRecord } from '@/lib/catalogue/brief-records';
import { excludedTypes } from '@/lib/catalogue/product-blacklist';
import type { BlockLoad, LoaderPage } from '@/lib/blocks/block-loader';
import { withTimeout } from '@/lib/http/with-timeout';
import { report } from '@/lib/log/log.server';
import { listQueries, type ListSource } from './list-query';
import { EMPTY_LIST_STATE, readListState } from '@/lib/catalogue/list-state';
import type { LoadedList } from './loaded-list';
import { serverSearchClient } from './server-search-client.server';

/** What the list of one block is a list of. */
export interface ListOfBlock {
  category: string | null;
  /** As in an address; see {@link readListState}. */
  filters: string | null;
  tallOnly: boolean;
}

function sourceOf({ category, filters, tallOnly }: ListOfBlock, page: LoaderPage): ListSource {
  const { project, locale, currency } = page.context;
  return {
    project,
    language: locale.language,
    currency,
    category,
    excludedTypes: excludedTypes(locale.territory, page.productRules),
    tallOnly,
    fixed: readListState(new URLSearchParams(filters ?? '')).filters,
    productsPerPage: page.productsPerPage,
  };
}

/** Well within the timeout of a page's loaders: the browser can then load it by itself. */
const TIMEOUT_MS = 3_000;

/** The service's fields about itself, which are of no use to a browser. */
const SERVICE_FIELDS = [
  'params',
  'exhaustive',
  'exhaustiveFacetsCount',
  'exhaustiveNbHits',
  'exhaustiveTypo',
  'processingTimeMS',
  'processingTimingsMS',
  'serverTimeMS',
] as const;

function trimmed(result: SearchResponse): SearchResponse {
  const kept = { ...result };
  for (const name of SERVICE_FIELDS) delete (kept as Partial<SearchResponse>)[name];
  return { ...kept, hits: kept.hits.map(briefRecord) };
}

async function ask(
  list: LoadedList['list'],
  source: ListSource,
  signal: AbortSignal | undefined,
): Promise<SearchResponse[]> {
  const client = serverSearchClient(signal);
  const work = client.search({ requests: listQueries(list, source) });
  const { results } = await withTimeout(work, TIMEOUT_MS);
  // Every query of a list is for records, none for facet values.
  return results.map((result) => trimmed(result as SearchResponse));
}

/**
 * First results of a list, with the articles they show. Without the search service there are no
 * results: the browser then loads them itself.
 */
export async function loadList(
  block: ListOfBlock,
  page: LoaderPage,
): Promise<BlockLoad<LoadedList>> {
  const source = sourceOf(block, page);
  const list = page.list ?? EMPTY_LIST_STATE;
  const isSaleCategory = page.isPremiumSale || source.fixed.sale !== undefined;
  const loaded = { source, list, isSaleCategory };
  try {
    const results = await ask(list, source, page.signal);
    const documents = results.flatMap(({ hits }) =>
      hits.map(({ objectID }): string => articleDocument(objectID)),
    );
    return { loaded: { ...loaded, results }, documents: [...documents, ANY_ARTICLE] };
  } catch (error) {
    report('list could not be loaded', { path: page.path, category: source.category, error });
    return { loaded: { ...loaded, results: null }, documents: [], isPartial: true };
  }
}
