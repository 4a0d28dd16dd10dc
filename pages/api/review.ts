import { env } from '@/lib/platform/env/env.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import { getReviews } from '@/lib/catalog/reviews/get-reviews.server';

/** Reviews of articles by number, in the host's shop: `/api/review?productIds=20310000`. */
export default apiRoute({
  GET: ({ headers, query }) =>
    getReviews(projectOfHost(headers.host, env().PROJECT_HOSTS), query['productIds']),
});
