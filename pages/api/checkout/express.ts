import { takeWallet } from '@/lib/api/cart/take-wallet.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** `?locale=de-de&session=cs_…`: return from PayPal or Amazon Pay. */
export default apiRoute({ GET: takeWallet });
