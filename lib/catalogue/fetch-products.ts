import type { Currency } from '@/lib/page-context/locale';
import { readTileProduct, type TileProduct } from './tile-product';

const TIMEOUT_MS = 10_000;

/** The shop answers so many articles to one request. */
export const MOST_AT_ONCE = 10;

export interface ProductSource {
  /** Product index of the shop in the page's language. */
  index: string;
  currency: Currency;
}

/** The articles of an answer, `null`s for those that are gone dropped. */
const productsOf = (answer: unknown): TileProduct[] =>
  Array.isArray(answer) ? answer.flatMap((record) => readTileProduct(record) ?? []) : [];

async function fetchSome(ids: readonly string[], { index, currency }: ProductSource) {
  const path = `/api/${index}/get_products/${ids.join(',')}?currency=${currency}`;
  const response = await fetch(path, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`articles: ${response.status}`);
  return productsOf(await response.json());
}

/**
 * Articles as they are today, in the order of their numbers; those that are gone are left out.
 * @throws TypeError, DOMException or Error when one of the requests fails
 */
export async function fetchProducts(
  ids: readonly string[],
  source: ProductSource,
): Promise<TileProduct[]> {
  const rounds = Math.ceil(ids.length / MOST_AT_ONCE);
  const requests = Array.from({ length: rounds }, (_, round) =>
    fetchSome(ids.slice(round * MOST_AT_ONCE, (round + 1) * MOST_AT_ONCE), source),
  );
  return (await Promise.all(requests)).flat();
}
