import { readUnsold } from '@/lib/api/cart/unsold-after-switch.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/**
 * Articles that a change would remove from the basket: `{ "deliveryCountry": "AT", "language": "de"
 * }`.
 */
export default apiRoute({ POST: readUnsold });
