import { downloadOwnData } from '@/lib/account-calls/own-data-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

/** Everything that is kept about the customer, as a file of JSON. */
export default apiRoute({ GET: downloadOwnData });
