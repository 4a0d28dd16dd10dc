import { apiRoute } from '@/lib/platform/http/api-route.server';
import { openReturnLabel } from '@/lib/api/orders/return-endpoints.server';

/** Parcel label of a registered return (PDF), by a signed link. */
export default apiRoute({ GET: openReturnLabel });
