import { activateCard } from '@/lib/api/account/card-email-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "token": "…", "newPass": "…", "confirmationPass": "…" }`; also below `/_hirmer`. */
export default apiRoute({ POST: activateCard });
