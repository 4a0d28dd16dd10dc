import { readOrderHistory } from '@/lib/api/account/customer-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** `/2026` or `/defaultYear`; also below `/_hirmer`. */
export default apiRoute({ GET: readOrderHistory });
