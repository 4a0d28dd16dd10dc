import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import useSWR from 'swr';
import { ASKED_ONCE } from '@/lib/http/swr-options';
import type { ProductSource } from './fetch-products';
import type { TileProduct } from './tile-product';

type Products = ReadonlyMap<string, TileProduct>;

const NONE: readonly TileProduct[] = [];

interface Asked extends ProductSource {
  ids: readonly string[];
  /** Records that are there already: then nothing is fetched. */
  known?: Products | undefined;
}

type Key = readonly ['articles', index: string, currency: ProductSource['currency'], ids: string];

/** Its code is loaded with the first request. */
async function fetchArticles([, index, currency, ids]: Key) {
  const { fetchProducts } = await import('./fetch-products');
  return fetchProducts(ids.split(','), { index, currency });
}

/**
 * Whole records of articles of which a page has the summary.
 * @returns `ask` fetches them; once is enough, and after a failure the next call tries again
 */
export function useDeferredProducts({ ids, index, currency, known }: Asked) {
  const [isAsked, setIsAsked] = useState(false);
  const hasFailed = useRef(false);
  const key: Key = ['articles', index, currency, ids.join(',')];
  const { data = NONE, mutate } = useSWR(isAsked && !known ? key : null, fetchArticles, {
    ...ASKED_ONCE,
    onError: (error: unknown) => {
      hasFailed.current = true;
      console.warn('articles cannot be had', error);
    },
  });
  const ask = useCallback(() => {
    setIsAsked(true);
    if (!hasFailed.current) return;
    hasFailed.current = false;
    void mutate();
  }, [mutate]);
  // The tiles of a whole slider are rendered anew: user input meanwhile goes first.
  const arrived = useDeferredValue(data);
  const products = useMemo(
    () => known ?? new Map(arrived.map((product) => [product.objectID, product])),
    [known, arrived],
  );
  return { products, ask };
}
