import { setNewPassword } from '@/lib/api/account/login-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "token": "…", "newPass": "…", "confirmationPass": "…" }`; also below `/_hirmer`. */
export default apiRoute({ POST: setNewPassword });
