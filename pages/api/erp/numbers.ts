import { showErpNumbers } from '@/lib/counter/erp/erp-numbers.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** Figures of a period for a retailer's systems. */
export default apiRoute({ GET: showErpNumbers });
