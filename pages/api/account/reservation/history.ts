import { readReservationHistory } from '@/lib/account/customer-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

/** Also as `/_hirmer/api/account/reservation/history`. */
export default apiRoute({ GET: readReservationHistory });
