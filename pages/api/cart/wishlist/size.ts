import { visitorEndpoints } from '@/lib/api/cart/visitor-endpoints.server';

/** The body is read by the operation, as JSON or as a form. */
export const config = { api: { bodyParser: false } };

export default visitorEndpoints['/api/cart/wishlist/size'];
