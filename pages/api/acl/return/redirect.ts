import { apiRoute } from '@/lib/http/api-route.server';
import { redirectToReturn } from '@/lib/returns/return-calls.server';

/** `?email=&orderNumber=`: leads to the frame of the order. */
export default apiRoute({ GET: redirectToReturn });
