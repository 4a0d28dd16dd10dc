import { apiRoute } from '@/lib/platform/http/api-route.server';
import { takeWebhook } from '@/lib/api/orders/webhook-call.server';

// The signature is over the body as it came.
export const config = { api: { bodyParser: false } };

/** Events of the payment provider, signed with `STRIPE_WEBHOOK_SECRET`. */
export default apiRoute({ POST: takeWebhook }, { writers: 'signed' });
