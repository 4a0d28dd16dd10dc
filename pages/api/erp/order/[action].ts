import { changeErpOrder } from '@/lib/counter/erp/change-erp-order.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

// The body is read once the key is checked.
export const config = { api: { bodyParser: false } };

/** Actions of a retailer's systems on an order. */
export default apiRoute({ POST: changeErpOrder }, { writers: 'signed' });
