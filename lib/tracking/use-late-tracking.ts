import { useMemo } from 'react';
import { usePageCurrency } from '@/lib/page-context/page-context-provider';
import { useSearchService } from '@/lib/search/search-service-context';
import type { ListTracking, TrackedList } from './list-events';

export type LateTracking = Pick<ListTracking, 'viewed' | 'followed'>;

function lateTracking(list: TrackedList): LateTracking {
  let coming: Promise<ListTracking> | null = null;
  const report = (tell: (tracking: ListTracking) => void) => {
    coming ??= import('./list-events').then(({ trackList }) => trackList(list));
    // Offline, or blocked: the next report tries again, this one is lost.
    coming.then(tell, () => (coming = null));
  };
  return {
    viewed: (hit) => report((tracking) => tracking.viewed(hit)),
    followed: (hit) => report((tracking) => tracking.followed(hit)),
  };
}

/** Reports of a row of articles that nobody may ever see: their code comes with the first of them. */
export function useLateTracking({
  id,
  name,
  index,
}: Pick<TrackedList, 'id' | 'name' | 'index'>): LateTracking {
  const service = useSearchService();
  const currency = usePageCurrency();
  return useMemo(
    () => lateTracking({ id, name, index, service, currency }),
    [id, name, index, service, currency],
  );
}
