import { addLoyaltyCard } from '@/lib/account-calls/loyalty-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "physicalCard": true }`; also below `/_hirmer`. */
export default apiRoute({ POST: addLoyaltyCard });
