import { apiRoute } from '@/lib/platform/http/api-route.server';
import { endNoticeCall, openNoticeEnd } from '@/lib/messaging/forms/notice-calls.server';

/**
 * Ends an alert subscription: by the link in its email, or by one click in a mail program (RFC
 * 8058).
 */
export default apiRoute({ GET: openNoticeEnd, POST: endNoticeCall }, { writers: 'signed' });
