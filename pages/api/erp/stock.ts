import { correctErpStock, showErpStock } from '@/lib/counter/erp/erp-stock.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

// The body is read once the key is checked.
export const config = { api: { bodyParser: false } };

/** Stock for a retailer's systems. */
export default apiRoute({ GET: showErpStock, POST: correctErpStock }, { writers: 'signed' });
