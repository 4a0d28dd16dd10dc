import { readReservationHistory } from '@/lib/account-calls/customer-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

/** Also as `/_hirmer/api/account/reservation/history`. */
export default apiRoute({ GET: readReservationHistory });
