import { preparePasskey } from '@/lib/api/account/passkey-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "passkeyPassword": "…" }`: the options with which the browser creates a passkey. */
export default apiRoute({ POST: preparePasskey });
