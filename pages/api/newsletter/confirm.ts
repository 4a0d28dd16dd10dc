import { apiRoute } from '@/lib/platform/http/api-route.server';
import { confirm } from '@/lib/messaging/newsletter/newsletter-calls.server';

/** The link of the email that confirms a subscription. */
export default apiRoute({ GET: confirm });
