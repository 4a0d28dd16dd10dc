import { closeWishlist } from '@/lib/api/cart/wishlist-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** The body is read by the operation, as JSON or as a form. */
export const config = { api: { bodyParser: false } };

/** Ends the link by which others can see the list. */
export default apiRoute({ POST: closeWishlist });
