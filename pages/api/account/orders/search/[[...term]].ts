import { searchOrders } from '@/lib/api/account/customer-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** `/HGG-1000001`; also below `/_hirmer`. */
export default apiRoute({ GET: searchOrders });
