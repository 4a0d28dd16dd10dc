import { closeWishlist } from '@/lib/api/cart/wishlist-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** The body is read by the operation, as JSON or as a form. */
export const config = { api: { bodyParser: false } };

/** Ends the link that shows the list to others. */
export default apiRoute({ POST: closeWishlist });
