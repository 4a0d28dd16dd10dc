import { useEffect, useState } from 'react';
import { readTileProduct, type TileProduct } from '@/lib/catalogue/tile-product';
import type { Currency } from '@/lib/page-context/locale';
import { lastSeen } from './last-seen';

const TIMEOUT_MS = 10_000;

interface Asked {
  index: string;
  currency: Currency;
  /** Article on whose page they show. */
  without: string | null;
}

/** The articles of an answer, `null`s for those that are gone dropped. */
const productsOf = (answer: unknown): TileProduct[] =>
  Array.isArray(answer) ? answer.flatMap((record) => readTileProduct(record) ?? []) : [];

async function fetchProducts(ids: readonly string[], { index, currency }: Asked) {
  const path = `/api/${index}/get_products/${ids.join(',')}?currency=${currency}`;
  const response = await fetch(path, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`last seen articles: ${response.status}`);
  return productsOf(await response.json());
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
    fetchProducts(ids, { index, currency, without }).then(
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
