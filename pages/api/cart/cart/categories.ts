import { readCategories } from '@/lib/cart/article-categories.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "skus": ["…"] }` → `{ "data": { "<sku>": "Bekleidung|Hemden" } }`. */
export default apiRoute({ POST: readCategories });
