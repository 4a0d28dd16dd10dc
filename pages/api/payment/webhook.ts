import { apiRoute } from '@/lib/platform/http/api-route.server';
import { takeWebhook } from '@/lib/api/orders/webhook-endpoint.server';

// The signature covers the raw body.
export const config = { api: { bodyParser: false } };

/** Events of the payment provider, signed with `STRIPE_WEBHOOK_SECRET`. */
export default apiRoute({ POST: takeWebhook }, { writers: 'signed' });
