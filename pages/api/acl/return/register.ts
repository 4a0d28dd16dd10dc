import { apiRoute } from '@/lib/http/api-route.server';
import { registerReturnCall } from '@/lib/returns/return-calls.server';

export const config = { api: { bodyParser: false } };

/** The form of the frame. */
export default apiRoute({ POST: registerReturnCall });
