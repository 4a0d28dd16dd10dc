import { changeErpReturn, listErpReturns } from '@/lib/counter/erp/erp-returns.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

// The body is read once the key is checked.
export const config = { api: { bodyParser: false } };

/** Returns and withdrawals for a retailer's systems. */
export default apiRoute({ GET: listErpReturns, POST: changeErpReturn }, { writers: 'signed' });
