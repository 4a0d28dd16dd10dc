import { takeWallet } from '@/lib/cart/take-wallet.server';
import { apiRoute } from '@/lib/http/api-route.server';

/** `?locale=de-de&session=cs_…`: back from the page of PayPal or Amazon Pay. */
export default apiRoute({ GET: takeWallet });
