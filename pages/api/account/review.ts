import { sendReview } from '@/lib/api/account/review-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** `{ "line": "…", "rating": 5, "fit": "fits", "text": "…" }`: a review of a bought article. */
export default apiRoute({ POST: sendReview });
