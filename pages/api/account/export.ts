import { downloadOwnData } from '@/lib/api/account/own-data-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** Everything that is stored about the customer, as a JSON file. */
export default apiRoute({ GET: downloadOwnData });
