import { readUnsold } from '@/lib/cart/unsold-after-switch.server';
import { apiRoute } from '@/lib/http/api-route.server';

/** What would leave the basket: `{ "deliveryCountry": "AT", "language": "de" }`. */
export default apiRoute({ POST: readUnsold });
