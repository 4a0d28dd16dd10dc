import { signOutDevice } from '@/lib/account-calls/customer-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "device": "…" }`: another device of the customer. */
export default apiRoute({ POST: signOutDevice });
