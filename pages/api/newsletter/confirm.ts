import { openFormLink } from '@/lib/messaging/form-confirmation/confirm-endpoint.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** The link in an email that confirms a subscription. */
export default apiRoute({ GET: openFormLink });
