import { readSimilar } from '@/lib/api/cart/similar-articles.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/**
 * Articles similar to some SKUs: `?skus=20310000-312-3XL&locale=de-de` → `{ "articles":
 * ["20310001"] }`.
 */
export default apiRoute({ GET: readSimilar });
