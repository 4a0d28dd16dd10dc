import { resizeInWishlist } from '@/lib/cart/wishlist-calls.server';
import { apiRoute } from '@/lib/http/api-route.server';

/** The body is read by the operation, as JSON or as a form. */
export const config = { api: { bodyParser: false } };

/** `lineItemId` and `sku`, as JSON or as a form. */
export default apiRoute({ POST: resizeInWishlist });
