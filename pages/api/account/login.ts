import { logInOperation } from '@/lib/api/account/login-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "email": "…", "password": "…", "token": "…" }`, or the same fields of a form. */
export default apiRoute({ POST: logInOperation });
