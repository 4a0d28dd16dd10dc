import { readUnsold } from '@/lib/api/cart/unsold-after-switch.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/**
 * Articles that would leave the basket after a change: `{ "deliveryCountry": "AT", "language": "de"
 * }`.
 */
export default apiRoute({ POST: readUnsold });
