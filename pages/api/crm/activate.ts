import { activateCard } from '@/lib/account-calls/card-email-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "token": "…", "newPass": "…", "confirmationPass": "…" }`; also below `/_hirmer`. */
export default apiRoute({ POST: activateCard });
