import { logOutOperation } from '@/lib/api/account/login-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** Without a body. */
export default apiRoute({ POST: logOutOperation });
