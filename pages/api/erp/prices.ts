import { changeErpPrice, listErpPrices } from '@/lib/counter/erp/erp-prices.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

// The body is read once the key is checked.
export const config = { api: { bodyParser: false } };

/** Planned prices for a retailer's systems. */
export default apiRoute({ GET: listErpPrices, POST: changeErpPrice }, { writers: 'signed' });
