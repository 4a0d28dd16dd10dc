import { confirmAddress } from '@/lib/api/account/login-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "token": "…" }` of an emailed link. */
export default apiRoute({ POST: confirmAddress });
