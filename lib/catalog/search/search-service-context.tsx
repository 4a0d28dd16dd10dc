import { createContext, useContext, useMemo } from 'react';
import { fromBrowser, type SearchService } from './search-service';

const SearchServiceContext = createContext<SearchService | null>(null);

/** Provides the search service's configuration from the page's props. */
export const SearchServiceProvider = SearchServiceContext.Provider;

/**
 * Search service as reached by this browser; one stable object per page. Renders on the server send
 * no requests, so the host does not matter there.
 */
export function useSearchService(): SearchService {
  const service = useContext(SearchServiceContext);
  if (!service) throw new Error('useSearchService needs a SearchServiceProvider above it');
  return useMemo(
    () => (typeof location === 'undefined' ? service : fromBrowser(service, location.origin)),
    [service],
  );
}
