import { readUser } from '@/lib/account-calls/login-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

/** Whoever is logged in; also as `/_hirmer/api/account/refresh`. */
export default apiRoute({ GET: readUser });
