import { readOrderHistory } from '@/lib/account-calls/customer-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

/** `/2026`, or `/defaultYear`; also below `/_hirmer`. */
export default apiRoute({ GET: readOrderHistory });
