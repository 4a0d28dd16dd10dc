import { sendMessageEndpoint } from '@/lib/messaging/contact/contact-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** A message to the shop, as JSON or as a form. */
export default apiRoute({ POST: sendMessageEndpoint });
