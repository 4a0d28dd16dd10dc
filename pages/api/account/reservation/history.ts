import { readReservationHistory } from '@/lib/api/account/customer-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** Also as `/_hirmer/api/account/reservation/history`. */
export default apiRoute({ GET: readReservationHistory });
