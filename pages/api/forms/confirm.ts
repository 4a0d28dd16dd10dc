import {
  followFormLinkEndpoint,
  openFormLink,
} from '@/lib/messaging/form-confirmation/confirm-endpoint.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** GET is the link in an email and redirects to a page; POST is that page’s button. */
export default apiRoute({ GET: openFormLink, POST: followFormLinkEndpoint });
