import { migrateWishlist } from '@/lib/api/cart/wishlist-session.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "userId": "…" }`; also as `/_hirmer/api/cart/wishlist/session/migrate`. */
export default apiRoute({ POST: migrateWishlist });
