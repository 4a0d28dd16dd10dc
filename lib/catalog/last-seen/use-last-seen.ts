import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { fetchProducts, type ProductSource } from '@/lib/catalog/catalogue/fetch-products';
import type { TileProduct } from '@/lib/catalog/catalogue/tile-product';
import { REQUESTED_ONCE } from '@/lib/platform/http/swr-options';
import { lastSeen } from './last-seen';

interface LastSeenSource extends ProductSource {
  /** Article to omit, because it is the page's own. */
  without: string | null;
}

const NONE: readonly TileProduct[] = [];

/**
 * Articles that the visitor viewed last, newest first, with current data.
 * @returns an empty list until they are loaded, and after a failed request, which is logged
 */
export function useLastSeen({ index, currency, without }: LastSeenSource): readonly TileProduct[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => setIds(lastSeen().filter((id) => id !== without)), [without]);
  const { data = NONE } = useSWR(
    ids.length > 0 ? ['last-seen', index, currency, ids.join(',')] : null,
    () => fetchProducts(ids, { index, currency }),
    {
      ...REQUESTED_ONCE,
      onError: (error: unknown) => console.warn('last seen articles cannot be had', error),
    },
  );
  return data;
}
