import { z } from 'zod';
import { MAX_AT_ONCE } from '@/lib/catalog/catalogue/fetch-products';
import { shopOf } from '@/lib/cms/content/shop.server';
import { problem } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { numberOfSegment } from '@/lib/shop/routes/number-segment';
import { articlesOfSkus } from '@/lib/commerce/basket/articles-of-skus.server';
import { recommend } from '@/lib/catalog/recommendations/recommend.server';

/** SKUs, or item numbers of sets, of one addition, as in paths, separated by commas. */
const requests = z
  .string()
  .max(12_000)
  .transform((text) => text.split(',').map(numberOfSegment))
  .pipe(z.array(z.string().min(1).max(64)).max(20));

/** Numbers of articles similar to some SKUs, best first; limited to what can be loaded at once. */
export const readSimilar: Operation = async (request) => {
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  const { data: skus } = requests.safeParse(request.query['skus']);
  if (!skus) return problem(400, 'Expected up to 20 SKUs');
  const source = { type: 'PRODUCT', articles: await articlesOfSkus(skus), skus } as const;
  const [products = []] = await recommend([source], await shopOf(context));
  const articles = products.slice(0, MAX_AT_ONCE).map(({ objectID }) => objectID);
  return { status: 200, body: { articles }, headers: { 'Cache-Control': 'public, max-age=60' } };
};
