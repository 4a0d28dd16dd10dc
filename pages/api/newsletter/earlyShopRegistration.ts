import { registerForEarlyShopEndpoint } from '@/lib/messaging/newsletter/entry-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** A registration for the early shop, as JSON or as a form. */
export default apiRoute({ POST: registerForEarlyShopEndpoint });
