import { showErpOrder } from '@/lib/counter/erp/erp-orders.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** One order for a retailer's systems. */
export default apiRoute({ GET: showErpOrder });
