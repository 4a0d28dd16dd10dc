import { readCategories } from '@/lib/api/cart/article-categories.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "skus": ["…"] }` → `{ "data": { "<sku>": "Bekleidung|Hemden" } }`. */
export default apiRoute({ POST: readCategories });
