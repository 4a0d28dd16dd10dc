import { updateBillingAddress } from '@/lib/api/account/customer-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** The billing address; also as `/_hirmer/api/account/updateBillingAddress`. */
export default apiRoute({ POST: updateBillingAddress });
