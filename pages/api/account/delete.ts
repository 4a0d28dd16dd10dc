import { deleteAccount } from '@/lib/api/account/own-data-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "deletePassword": "…" }`: deletes the account of the customer. */
export default apiRoute({ POST: deleteAccount });
