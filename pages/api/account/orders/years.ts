import { readOrderYears } from '@/lib/account-calls/customer-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

/** Also as `/_hirmer/api/account/orders/years`. */
export default apiRoute({ GET: readOrderYears });
