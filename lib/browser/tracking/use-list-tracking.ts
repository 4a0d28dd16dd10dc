import { useMemo } from 'react';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { useSearchService } from '@/lib/catalog/search/search-service-context';
import { trackList, type ListTracking, type TrackedList } from './list-events';

/** Tracking of the surrounding list; stable until the list changes. */
export function useListTracking({
  id,
  name,
  index,
}: Pick<TrackedList, 'id' | 'name' | 'index'>): ListTracking {
  const service = useSearchService();
  const currency = usePageCurrency();
  return useMemo(
    () => trackList({ id, name, index, service, currency }),
    [id, name, index, service, currency],
  );
}
