import { useEffect, useEffectEvent } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { ListAddress } from './use-list-address';

/**
 * A list that ends before the page in its address shows its last page: in the browser what the
 * server does by a redirect.
 * @returns whether the answer is such a page, which is empty, and another one is on its way
 */
export function useLastPage(address: ListAddress): boolean {
  const { results, status, setIndexUiState } = useInstantSearch();
  const { page, nbPages } = results;
  const isPast = status === 'idle' && nbPages > 0 && page >= nbPages;
  const turnBack = useEffectEvent((last: number) => {
    setIndexUiState((state) => ({ ...state, page: last }));
    address.showPage(last);
  });
  useEffect(() => {
    if (isPast) turnBack(nbPages);
  }, [isPast, nbPages]);
  return isPast;
}
