import { apiRoute } from '@/lib/platform/http/api-route.server';
import { openReturn } from '@/lib/api/orders/return-calls.server';

export const config = { api: { bodyParser: false } };

/** `orderNumber` and `email`: answers the address of the frame. */
export default apiRoute({ POST: openReturn });
