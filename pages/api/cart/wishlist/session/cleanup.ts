import { cleanWishlists } from '@/lib/api/cart/wishlist-session.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** Also as `/_hirmer/api/cart/wishlist/session/cleanup`. */
export default apiRoute({ GET: cleanWishlists });
