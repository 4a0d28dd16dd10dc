import { useEffect, useEffectEvent } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { ListAddress } from './use-list-address';

/**
 * Moves a list to its last page if the URL has a later one, like the server's redirect. @returns
 * whether the response is such an empty page and another one is requested
 */
export function useLastPage(address: ListAddress): boolean {
  const { results, status, setIndexUiState } = useInstantSearch();
  const { page, nbPages } = results;
  const isPast = status === 'idle' && nbPages > 0 && page >= nbPages;
  const goBack = useEffectEvent((last: number) => {
    setIndexUiState((state) => ({ ...state, page: last }));
    address.showPage(last);
  });
  useEffect(() => {
    if (isPast) goBack(nbPages);
  }, [isPast, nbPages]);
  return isPast;
}
