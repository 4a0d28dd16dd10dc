import { addToWishlist } from '@/lib/cart/wishlist-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

/** The body is read by the operation, as JSON or as a form. */
export const config = { api: { bodyParser: false } };

/** `objectId`, `itemNumber` and, where one is chosen, `sku`, as JSON or as a form. */
export default apiRoute({ POST: addToWishlist });
