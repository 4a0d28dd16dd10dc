import useSWR from 'swr';
import { fetchProducts, type ProductSource } from '@/lib/catalog/catalogue/fetch-products';
import type { TileProduct } from '@/lib/catalog/catalogue/tile-product';
import { fetchJson } from '@/lib/platform/http/fetch-json';
import { numberSegment } from '@/lib/shop/routes/number-segment';
import { REQUESTED_ONCE } from '@/lib/platform/http/swr-options';

const NONE: readonly TileProduct[] = [];

const numbersIn = (result: unknown): string[] => {
  const articles = (result as { articles?: unknown } | null)?.articles;
  return Array.isArray(articles) ? articles.filter((each) => typeof each === 'string') : [];
};

async function load(path: string, source: ProductSource): Promise<TileProduct[]> {
  return fetchProducts(await fetchJson(path, numbersIn), source);
}

/**
 * Articles similar to some SKUs.
 * @param locale of the page, `de-de`
 * @returns an empty list until they are loaded, or if this fails
 */
export function useSimilarArticles(
  skus: readonly string[],
  locale: string,
  source: ProductSource,
): readonly TileProduct[] {
  const parameters = new URLSearchParams({ locale, skus: skus.map(numberSegment).join(',') });
  const path = `/api/similar?${parameters}`;
  const { data = NONE } = useSWR(
    skus.length > 0 ? path : null,
    () => load(path, source),
    REQUESTED_ONCE,
  );
  return data;
}
