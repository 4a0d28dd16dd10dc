import { changeEmail } from '@/lib/api/account/customer-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "email": "…", "password": "…" }`; also as `/_hirmer/api/account/email`. */
export default apiRoute({ POST: changeEmail });
