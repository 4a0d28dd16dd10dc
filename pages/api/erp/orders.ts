import { listErpOrders } from '@/lib/counter/erp/erp-orders.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** Orders for a retailer's systems, each with a key of its own. */
export default apiRoute({ GET: listErpOrders });
