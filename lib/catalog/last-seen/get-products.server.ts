import { isArticleNumber } from '@/lib/catalog/catalogue/article-number';
import { MAX_AT_ONCE } from '@/lib/catalog/catalogue/fetch-products';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import { report } from '@/lib/platform/log/log.server';
import { isCurrency } from '@/lib/shop/project/currencies';
import { numberOfSegment } from '@/lib/shop/routes/number-segment';
import { isProductIndex } from '@/lib/catalog/search/index-names';
import { fetchTileRecords } from '@/lib/catalog/search/load-articles.server';

/** Query parameters as Next parses them. */
export type ProductsQuery = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Records of articles as tiles read them, in the requested order; `null` for those not in the
 * index. Limited to ten, because no caller needs more at once.
 * @param query `index`, `ids` separated by commas, `currency` of the prices (default: euros)
 */
export async function getProducts(query: ProductsQuery): Promise<ApiResponse> {
  const { index, ids, currency = 'EUR' } = query;
  if (typeof index !== 'string' || !isProductIndex(index))
    return problem(404, 'No product index has this name');
  if (typeof currency !== 'string' || !isCurrency(currency))
    return problem(400, 'The shop knows no such currency');
  const numbers = typeof ids === 'string' ? ids.split(',').map(numberOfSegment) : [];
  if (numbers.length > MAX_AT_ONCE || !numbers.every(isArticleNumber))
    return problem(400, `Expected up to ${MAX_AT_ONCE} article numbers`);
  try {
    const records = await fetchTileRecords([...new Set(numbers)], { indexName: index, currency });
    const byNumber = new Map(records.map((record) => [record.objectID, record]));
    const body = numbers.map((number) => byNumber.get(number) ?? null);
    return { status: 200, body, headers: { 'Cache-Control': 'public, max-age=60' } };
  } catch (error) {
    report('articles cannot be had', { error });
    const outage = problem(503, 'The search service cannot be reached at the moment');
    return { ...outage, headers: { ...outage.headers, 'Retry-After': '10' } };
  }
}
