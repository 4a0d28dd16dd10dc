import { apiRoute } from '@/lib/http/api-route.server';
import { confirm } from '@/lib/newsletter/newsletter-calls.server';

/** The link of the email that confirms a subscription. */
export default apiRoute({ GET: confirm });
