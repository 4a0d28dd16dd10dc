import { apiRoute } from '@/lib/platform/http/api-route.server';
import { redirectToReturn } from '@/lib/api/orders/return-calls.server';

/** `?email=&orderNumber=`: leads to the frame of the order. */
export default apiRoute({ GET: redirectToReturn });
