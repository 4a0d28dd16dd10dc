import { logInByPasskeyOperation } from '@/lib/api/account/passkey-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "credential": { … } }`: logs in with a passkey. */
export default apiRoute({ POST: logInByPasskeyOperation });
