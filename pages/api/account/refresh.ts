import { readUser } from '@/lib/api/account/login-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** The customer who is logged in; also as `/_hirmer/api/account/refresh`. */
export default apiRoute({ GET: readUser });
