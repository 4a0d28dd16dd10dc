import { readUnsold } from '@/lib/api/cart/unsold-after-switch.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** What would leave the basket: `{ "deliveryCountry": "AT", "language": "de" }`. */
export default apiRoute({ POST: readUnsold });
