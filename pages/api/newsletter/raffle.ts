import { enterRaffleCall } from '@/lib/newsletter/entry-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** An entry of a competition, as JSON or as a form. */
export default apiRoute({ POST: enterRaffleCall });
