import { resetPassword } from '@/lib/api/account/login-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "email": "…", "token": "…" }`; also as `/_hirmer/api/account/reset`. */
export default apiRoute({ POST: resetPassword });
