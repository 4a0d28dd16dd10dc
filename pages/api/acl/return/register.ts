import { apiRoute } from '@/lib/platform/http/api-route.server';
import { registerReturnEndpoint } from '@/lib/api/orders/return-endpoints.server';

export const config = { api: { bodyParser: false } };

/** Registers a return, from the form in the return portal's frame. */
export default apiRoute({ POST: registerReturnEndpoint });
