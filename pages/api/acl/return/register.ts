import { apiRoute } from '@/lib/platform/http/api-route.server';
import { registerReturnCall } from '@/lib/api/orders/return-calls.server';

export const config = { api: { bodyParser: false } };

/** The form of the frame. */
export default apiRoute({ POST: registerReturnCall });
