import { prepareLogin } from '@/lib/api/account/passkey-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{}`: returns the options for logging in with a passkey. */
export default apiRoute({ POST: prepareLogin });
