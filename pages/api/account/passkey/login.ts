import { logInByPasskey } from '@/lib/account-calls/passkey-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "credential": { … } }`: logs in with a passkey. */
export default apiRoute({ POST: logInByPasskey });
