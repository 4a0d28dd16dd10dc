import type { BlockLoad, LoaderPage } from '@/lib/blocks/block-loader';
import { withTimeout } from '@/lib/http/with-timeout';
import { report } from '@/lib/log/log.server';
import type { Redirect } from '@/lib/routes/redirect-target';
import { loadList } from './load-list.server';
import type { LoadedList } from './loaded-list';
import type { LoadedSearch } from './loaded-search';
import { searchClient } from './search-client';
import { searchDestination } from './search-destination';
import { searchOutcome } from './search-outcome';
import { searchService } from './search-service.server';
import { suggestedTerms, type TermsOfQuery } from './suggest';

const EVERYTHING = { category: null, filters: null, tallOnly: false };

/** The page is worth more than its suggestions. */
const TIMEOUT_MS = 1_000;

async function termsOf(query: string, page: LoaderPage): Promise<TermsOfQuery | null> {
  const { project, locale } = page.context;
  const scope = { project, language: locale.language };
  try {
    const asked = suggestedTerms(searchClient(searchService()), scope, query);
    return { query, terms: await withTimeout(asked, TIMEOUT_MS) };
  } catch (error) {
    report('suggested terms could not be loaded', { path: page.path, error });
    return null;
  }
}

/** Whether the state is the query alone: only then can a search redirect. */
const isQueryAlone = ({ list }: LoadedList): boolean =>
  Object.keys(list.filters).length === 0 && Object.keys(list.range).length === 0;

function destinationOf(loaded: LoadedList, page: LoaderPage): Redirect | null {
  const [answer] = loaded.results ?? [];
  if (!answer || !isQueryAlone(loaded)) return null;
  const { project, locale } = page.context;
  const { query } = loaded.list;
  const places = {
    nodes: page.nodes,
    zeroResultPage: page.zeroResultPage,
    routes: { project, locale: locale.segment },
  };
  return searchDestination(searchOutcome(answer, query), query, places, (message) =>
    report('a rule of the search leads nowhere', { path: page.path, query, message }),
  );
}

/** What the address searches for among all articles, and where that leads instead of its list. */
export async function loadSearch(page: LoaderPage): Promise<BlockLoad<LoadedSearch>> {
  const query = page.list?.query.trim() ?? '';
  const [load, terms] = await Promise.all([
    loadList(EVERYTHING, page),
    query ? termsOf(query, page) : null,
  ]);
  const destination = query ? destinationOf(load.loaded, page) : null;
  return {
    ...load,
    loaded: { ...load.loaded, terms, zeroResultPage: page.zeroResultPage, destination },
  };
}
