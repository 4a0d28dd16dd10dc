import { createContext, useContext, useMemo } from 'react';
import { fromBrowser, type SearchService } from './search-service';

const SearchServiceContext = createContext<SearchService | null>(null);

/** Provides the search service's configuration, as in the page's props. */
export const SearchServiceProvider = SearchServiceContext.Provider;

/**
 * The search service as this browser reaches it; the same object for the whole page. No request is
 * sent during a render on the server, so that its host does not matter there.
 */
export function useSearchService(): SearchService {
  const service = useContext(SearchServiceContext);
  if (!service) throw new Error('useSearchService needs a SearchServiceProvider above it');
  return useMemo(
    () => (typeof location === 'undefined' ? service : fromBrowser(service, location.origin)),
    [service],
  );
}
