import { useMemo } from 'react';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { useSearchService } from '@/lib/catalog/search/search-service-context';
import type { ListTracking, TrackedList } from './list-events';

export type DeferredTracking = Pick<ListTracking, 'viewed' | 'followed'>;

function deferredTracking(list: TrackedList): DeferredTracking {
  let coming: Promise<ListTracking> | null = null;
  const report = (notify: (tracking: ListTracking) => void) => {
    coming ??= import('./list-events').then(({ trackList }) => trackList(list));
    // Offline or blocked: this report is lost, the next one tries again.
    coming.then(notify, () => (coming = null));
  };
  return {
    viewed: (hit) => report((tracking) => tracking.viewed(hit)),
    followed: (hit) => report((tracking) => tracking.followed(hit)),
  };
}

/** Tracking of a row of articles that may never be seen; loads its code with the first report. */
export function useDeferredTracking({
  id,
  name,
  index,
}: Pick<TrackedList, 'id' | 'name' | 'index'>): DeferredTracking {
  const service = useSearchService();
  const currency = usePageCurrency();
  return useMemo(
    () => deferredTracking({ id, name, index, service, currency }),
    [id, name, index, service, currency],
  );
}
