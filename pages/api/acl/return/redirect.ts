import { apiRoute } from '@/lib/platform/http/api-route.server';
import { redirectToReturn } from '@/lib/api/orders/return-endpoints.server';

/** `?email=&orderNumber=`: redirects to the order's frame in the return portal. */
export default apiRoute({ GET: redirectToReturn });
