import { forgetPasskey } from '@/lib/api/account/passkey-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "passkey": "…" }`: removes a passkey of the customer. */
export default apiRoute({ POST: forgetPasskey });
