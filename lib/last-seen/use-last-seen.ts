import { useEffect, useState } from 'react';
import { fetchProducts, type ProductSource } from '@/lib/catalogue/fetch-products';
import type { TileProduct } from '@/lib/catalogue/tile-product';
import { lastSeen } from './last-seen';

interface Asked extends ProductSource {
  /** Article on whose page they show. */
  without: string | null;
}

/**
 * The articles this visitor looked at last, newest first, as they are today.
 * @returns none until they have arrived; a call that fails is logged, and there are none
 */
export function useLastSeen({ index, currency, without }: Asked): readonly TileProduct[] {
  const [products, setProducts] = useState<readonly TileProduct[]>([]);
  useEffect(() => {
    const ids = lastSeen().filter((id) => id !== without);
    if (ids.length === 0) return;
    let isStale = false;
    fetchProducts(ids, { index, currency }).then(
      (found) => {
        if (!isStale) setProducts(found);
      },
      (error: unknown) => console.warn('last seen articles cannot be had', error),
    );
    return () => {
      isStale = true;
    };
  }, [index, currency, without]);
  return products;
}
