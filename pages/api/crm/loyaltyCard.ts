import { readLoyaltyCard } from '@/lib/api/account/loyalty-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "accountPage": true }`; also below `/_hirmer`. */
export default apiRoute({ POST: readLoyaltyCard });
