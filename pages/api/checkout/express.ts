import { takeWallet } from '@/lib/api/cart/take-wallet.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** `?locale=de-de&session=cs_…`: the return from PayPal's or Amazon Pay's page. */
export default apiRoute({ GET: takeWallet });
