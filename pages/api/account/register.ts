import { registerCustomer } from '@/lib/api/account/login-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** A registration as JSON, or the same fields of a form. */
export default apiRoute({ POST: registerCustomer });
