import { forgetPasskey } from '@/lib/account-calls/passkey-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "passkey": "…" }`: removes a passkey of the customer. */
export default apiRoute({ POST: forgetPasskey });
