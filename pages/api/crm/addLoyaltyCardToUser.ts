import { addLoyaltyCard } from '@/lib/api/account/loyalty-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "physicalCard": true }`; also below `/_hirmer`. */
export default apiRoute({ POST: addLoyaltyCard });
