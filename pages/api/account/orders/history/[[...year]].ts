import { readOrderHistory } from '@/lib/api/account-calls/customer-calls.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** `/2026`, or `/defaultYear`; also below `/_hirmer`. */
export default apiRoute({ GET: readOrderHistory });
