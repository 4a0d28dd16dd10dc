import { logOut } from '@/lib/account-calls/login-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** Without a body. */
export default apiRoute({ POST: logOut });
