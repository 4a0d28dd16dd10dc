import { setNewPassword } from '@/lib/account-calls/login-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "token": "…", "newPass": "…", "confirmationPass": "…" }`; also below `/_hirmer`. */
export default apiRoute({ POST: setNewPassword });
