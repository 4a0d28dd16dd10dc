import { savePasskey } from '@/lib/api/account/passkey-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "credential": { … } }`: adds a passkey that the browser has created. */
export default apiRoute({ POST: savePasskey });
