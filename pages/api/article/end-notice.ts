import { apiRoute } from '@/lib/platform/http/api-route.server';
import { endNoticeCall, openNoticeEnd } from '@/lib/messaging/forms/notice-calls.server';

/** Ends a notice: by the link of its email, or by one click of a mail program (RFC 8058). */
export default apiRoute({ GET: openNoticeEnd, POST: endNoticeCall }, { writers: 'signed' });
