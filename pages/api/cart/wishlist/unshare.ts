import { closeWishlist } from '@/lib/api/cart/wishlist-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** Ends the link by which others can see the list. */
export default apiRoute({ POST: closeWishlist });
