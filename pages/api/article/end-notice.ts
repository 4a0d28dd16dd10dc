import { openFormLink } from '@/lib/messaging/form-confirmation/confirm-endpoint.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { endAlertEndpoint } from '@/lib/messaging/forms/alert-endpoints.server';

export const config = { api: { bodyParser: false } };

/** GET redirects to the page with the button; POST is one click in a mail program (RFC 8058). */
export default apiRoute({ GET: openFormLink, POST: endAlertEndpoint }, { writers: 'signed' });
