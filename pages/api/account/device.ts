import { signOutDevice } from '@/lib/api/account/customer-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "device": "…" }`: closes the customer's session on another device. */
export default apiRoute({ POST: signOutDevice });
