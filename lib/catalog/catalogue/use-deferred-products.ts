import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ProductSource } from './fetch-products';
import type { TileProduct } from './tile-product';

type Products = ReadonlyMap<string, TileProduct>;

const NONE: readonly TileProduct[] = [];

interface DeferredProducts extends ProductSource {
  ids: readonly string[];
  /** Records that are already loaded; nothing is fetched then. */
  known?: Products | undefined;
}

/** Loads the code with the first request. */
async function fetchArticles(ids: readonly string[], source: ProductSource) {
  const { fetchProducts } = await import('./fetch-products');
  return fetchProducts(ids, source);
}

/**
 * Complete records of articles of which a page has only the summary.
 * @returns `load` fetches them once; after a failure the next call tries again
 */
export function useDeferredProducts({ ids, index, currency, known }: DeferredProducts) {
  const [records, setRecords] = useState(NONE);
  const requested = useRef<string | null>(null);
  const list = ids.join('\n');
  const load = useCallback(() => {
    const request = [index, currency, list].join();
    if (known || requested.current === request) return;
    requested.current = request;
    const isCurrent = () => requested.current === request;
    fetchArticles(list.split('\n'), { index, currency }).then(
      (products) => {
        if (isCurrent()) setRecords(products);
      },
      (error: unknown) => {
        if (isCurrent()) requested.current = null;
        console.warn('articles cannot be had', error);
      },
    );
  }, [known, index, currency, list]);
  // Renders all tiles of a slider again, with lower priority than user input.
  const arrived = useDeferredValue(records);
  const products = useMemo(
    () => known ?? new Map(arrived.map((product) => [product.objectID, product])),
    [known, arrived],
  );
  return { products, load };
}
