import { preparePasskey } from '@/lib/api/account/passkey-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "passkeyPassword": "…" }`: returns the options for creating a passkey. */
export default apiRoute({ POST: preparePasskey });
