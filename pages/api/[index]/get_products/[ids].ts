import { apiRoute } from '@/lib/platform/http/api-route.server';
import { getProducts } from '@/lib/catalog/last-seen/get-products.server';

/** Articles by number: `/api/hgg_products_de/get_products/20310000,20310001?currency=CZK`. */
export default apiRoute({ GET: ({ query }) => getProducts(query) });
