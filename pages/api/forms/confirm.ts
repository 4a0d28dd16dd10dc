import {
  followFormLinkEndpoint,
  openFormLink,
} from '@/lib/messaging/form-confirmation/confirm-endpoint.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** GET is the link of an email and leads to a page; POST is that page’s button. */
export default apiRoute({ GET: openFormLink, POST: followFormLinkEndpoint });
