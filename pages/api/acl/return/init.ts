import { apiRoute } from '@/lib/platform/http/api-route.server';
import { openReturnOperation } from '@/lib/api/orders/return-endpoints.server';

export const config = { api: { bodyParser: false } };

/** `orderNumber` and `email`: returns the address of the return portal's frame. */
export default apiRoute({ POST: openReturnOperation });
