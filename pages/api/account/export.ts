import { downloadOwnData } from '@/lib/api/account-calls/own-data-calls.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** Everything that is kept about the customer, as a file of JSON. */
export default apiRoute({ GET: downloadOwnData });
