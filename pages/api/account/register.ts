import { registerCustomer } from '@/lib/api/account/login-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** The payload of a registration, or its fields in a form. */
export default apiRoute({ POST: registerCustomer });
