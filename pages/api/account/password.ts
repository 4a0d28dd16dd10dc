import { changeOwnPassword } from '@/lib/api/account/customer-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "oldPassword": "…", "newPassword": "…" }`; also below `/_hirmer`. */
export default apiRoute({ POST: changeOwnPassword });
