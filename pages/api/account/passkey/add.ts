import { savePasskey } from '@/lib/api/account-calls/passkey-calls.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "credential": { … } }`: adds a passkey that the browser has created. */
export default apiRoute({ POST: savePasskey });
