import { saveNewsletterSettings } from '@/lib/api/account/newsletter-settings-endpoint.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/**
 * `{ "newsletter": true, "big": true, "tall": false, "sale": false }`: the customer's choice of
 * newsletters.
 */
export default apiRoute({ POST: saveNewsletterSettings });
