import { fetchJson } from '@/lib/platform/http/fetch-json';
import { numberSegment } from '@/lib/shop/routes/number-segment';
import type { Currency } from '@/lib/shop/project/currencies';
import { readTileProduct, type TileProduct } from './tile-product';

/** Maximum number of articles in a response of the shop's API. */
export const MAX_AT_ONCE = 10;

export interface ProductSource {
  index: string;
  currency: Currency;
}

/** Articles of a response, without the `null`s of deleted ones. */
const productsOf = (result: unknown): TileProduct[] =>
  Array.isArray(result) ? result.flatMap((record) => readTileProduct(record) ?? []) : [];

const fetchSome = (ids: readonly string[], { index, currency }: ProductSource) =>
  fetchJson(
    `/api/${index}/get_products/${ids.map(numberSegment).join(',')}?currency=${currency}`,
    productsOf,
  );

/**
 * Articles with current data, in the order of their numbers; omits deleted ones.
 * @throws as {@link fetchJson} when one of the requests fails
 */
export async function fetchProducts(
  ids: readonly string[],
  source: ProductSource,
): Promise<TileProduct[]> {
  const rounds = Math.ceil(ids.length / MAX_AT_ONCE);
  const requests = Array.from({ length: rounds }, (_, round) =>
    fetchSome(ids.slice(round * MAX_AT_ONCE, (round + 1) * MAX_AT_ONCE), source),
  );
  return (await Promise.all(requests)).flat();
}
