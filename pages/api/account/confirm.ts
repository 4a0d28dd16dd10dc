import { confirmAddress } from '@/lib/account-calls/login-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "token": "…" }` of an email’s link. */
export default apiRoute({ POST: confirmAddress });
