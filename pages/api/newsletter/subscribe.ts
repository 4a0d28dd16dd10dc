import { subscribeOperation } from '@/lib/messaging/newsletter/newsletter-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** The fields of the newsletter form and the token of its captcha, as JSON or as a form. */
export default apiRoute({ POST: subscribeOperation });
