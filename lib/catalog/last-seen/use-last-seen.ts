import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { fetchProducts, type ProductSource } from '@/lib/catalog/catalogue/fetch-products';
import type { TileProduct } from '@/lib/catalog/catalogue/tile-product';
import { REQUESTED_ONCE } from '@/lib/platform/http/swr-options';
import { lastSeen } from './last-seen';

interface LastSeenSource extends ProductSource {
  /** Article on whose page they show. */
  without: string | null;
}

const NONE: readonly TileProduct[] = [];

/**
 * The articles this visitor looked at last, newest first, with current data.
 * @returns none until they are loaded; a request that fails is logged, and there are none
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
