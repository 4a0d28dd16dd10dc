import { apiRoute } from '@/lib/http/api-route.server';
import { openReturnLabel } from '@/lib/returns/return-calls.server';

/** The sheet for the parcel of a registered return (PDF), by a signed link. */
export default apiRoute({ GET: openReturnLabel });
