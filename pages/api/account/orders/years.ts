import { readOrderYears } from '@/lib/api/account/customer-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** Also as `/_hirmer/api/account/orders/years`. */
export default apiRoute({ GET: readOrderYears });
