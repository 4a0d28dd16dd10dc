import { apiRoute } from '@/lib/http/api-route.server';
import { readVisitor } from '@/lib/cart/visitor-call.server';

/** `{ basket, wishlist, reservation }` of the visitor: `?locale=de-at` names language and prices. */
export default apiRoute({ GET: readVisitor });
