import {
  openUnsubscribe,
  unsubscribeOperation,
} from '@/lib/messaging/newsletter/newsletter-endpoints.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/**
 * GET redirects to the page; POST ends a subscription, by the page’s form or by one click (RFC
 * 8058).
 */
export default apiRoute(
  { GET: openUnsubscribe, POST: unsubscribeOperation },
  { writers: 'signed' },
);
