import { cleanWishlists } from '@/lib/cart/wishlist-session.server';
import { apiRoute } from '@/lib/http/api-route.server';

/** Also as `/_hirmer/api/cart/wishlist/session/cleanup`. */
export default apiRoute({ GET: cleanWishlists });
