import { enterRaffleEndpoint } from '@/lib/messaging/newsletter/entry-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** An entry of a competition, as JSON or as a form. */
export default apiRoute({ POST: enterRaffleEndpoint });
