import { openWishlist } from '@/lib/api/cart/wishlist-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** Creates a link by which others can see the list. */
export default apiRoute({ POST: openWishlist });
