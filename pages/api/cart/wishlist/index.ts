import { readWishlist } from '@/lib/cart/wishlist-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

/** The visitor's wishlist: `?locale=de-at` names language and prices. */
export default apiRoute({ GET: readWishlist });
