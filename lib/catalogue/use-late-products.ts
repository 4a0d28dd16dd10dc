import { startTransition, useCallback, useRef, useState } from 'react';
import type { ProductSource } from './fetch-products';
import type { TileProduct } from './tile-product';

type Products = ReadonlyMap<string, TileProduct>;

const NONE: Products = new Map();

interface Asked extends ProductSource {
  ids: readonly string[];
  /** Records that are there already: then nothing is fetched. */
  known?: Products | undefined;
}

/**
 * Whole records of articles that a page knows the face of.
 * @returns `ask` fetches them; once is enough, and after a failure the next call tries again
 */
export function useLateProducts({ ids, index, currency, known }: Asked) {
  const list = ids.join(',');
  const key = `${index} ${currency} ${list}`;
  const [found, setFound] = useState({ key, products: NONE });
  const asked = useRef<string | null>(null);
  const ask = useCallback(() => {
    if (known || asked.current === key) return;
    asked.current = key;
    import('./fetch-products')
      .then(({ fetchProducts }) => fetchProducts(list.split(','), { index, currency }))
      .then(
        (all) => {
          const products = new Map(all.map((product) => [product.objectID, product]));
          startTransition(() => setFound({ key, products }));
        },
        (error: unknown) => {
          asked.current = null;
          console.warn('articles cannot be had', error);
        },
      );
  }, [key, list, index, currency, known]);
  return { products: known ?? (found.key === key ? found.products : NONE), ask };
}
