import { useEffect, useState } from 'react';
import { useWasServerRendered } from '@/lib/platform/hydration/use-was-server-rendered';
import { recallList, type ListMemory } from '@/lib/catalog/search/list-memory';
import { listKey } from '@/lib/catalog/search/list-router';
import { readListState } from '@/lib/catalog/catalogue/list-state';
import type { LoadedList } from '@/lib/catalog/search/loaded-list';

/** Initial data of a list, so that its first render shows articles. */
export interface ListStart {
  list: LoadedList['list'];
  results: LoadedList['results'];
  /** Set if the visitor returns to a list they have left. */
  memory: ListMemory | null;
  /** Changes if the list has to be remounted. */
  round: number;
}

const asLoaded = ({ list, results }: LoadedList): ListStart => ({
  list,
  results,
  memory: null,
  round: 0,
});

/** The list of the URL: cached, loaded with the page, or yet to be requested. */
function asAddressed(loaded: LoadedList, round: number): ListStart {
  const list = readListState(new URLSearchParams(location.search));
  const memory = recallList(listKey(location.pathname, list));
  if (memory?.pages[list.page - 1])
    return { list: memory.list, results: memory.results, memory, round };
  const isLoaded = listKey('', list) === listKey('', loaded.list) && list.page === loaded.list.page;
  return isLoaded ? { ...asLoaded(loaded), round } : { list, results: null, memory: null, round };
}

/** Whether this document was opened by Back, Forward or a reload. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}

/**
 * Initial state of a list. The HTML shows the loaded articles; a client-side navigation shows the
 * list of its URL at once. After a reload, the former position is restored in the first effect.
 */
export function useListStart(loaded: LoadedList): ListStart {
  const isFirstDocument = useWasServerRendered();
  const [start, setStart] = useState(() =>
    isFirstDocument ? asLoaded(loaded) : asAddressed(loaded, 0),
  );
  useEffect(() => {
    if (!isFirstDocument) return;
    const addressed = asAddressed(loaded, 1);
    const isOther = addressed.results !== loaded.results;
    if (isOther && (!addressed.memory || isReturn())) setStart(addressed);
    // Only on mount: afterwards the visitor's choices count.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return start;
}
