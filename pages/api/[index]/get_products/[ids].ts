import { fetchTileRecords, isArticleNumber } from '@/lib/catalogue/load-articles.server';
import { apiRoute, problem } from '@/lib/http/api-route.server';
import { report } from '@/lib/log/log.server';
import { isCurrency } from '@/lib/page-context/locale';
import { isProductIndex } from '@/lib/search/index-names';

/** As many as a browser keeps; nobody needs more at once. */
const MOST_ARTICLES = 10;

/**
 * Articles by their numbers, in the order asked: `/api/hgg_products_de/get_products/20310000,20310001`.
 * Answers a list of records as tiles read them, `null` for each that is not in the index.
 * `?currency=CZK` asks for other prices than those in euros.
 */
export default apiRoute({
  GET: async ({ query: { index, ids, currency = 'EUR' } }) => {
    if (typeof index !== 'string' || !isProductIndex(index))
      return problem(404, 'No product index has this name');
    if (typeof currency !== 'string' || !isCurrency(currency))
      return problem(400, 'The shop knows no such currency');
    const numbers = typeof ids === 'string' ? ids.split(',') : [];
    if (numbers.length > MOST_ARTICLES || !numbers.every(isArticleNumber))
      return problem(400, `Expected up to ${MOST_ARTICLES} article numbers of eight digits`);
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
  },
});
