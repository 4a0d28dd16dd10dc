import { registerWithCardOperation } from '@/lib/api/account/card-email-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** A registration with `loyaltyCardNumber` and `loyaltyCardCVC` in place of a password; also below `/_hirmer`. */
export default apiRoute({ POST: registerWithCardOperation });
