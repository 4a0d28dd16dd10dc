import { apiRoute } from '@/lib/http/api-route.server';
import { endNoticeCall, openNoticeEnd } from '@/lib/forms/notice-calls.server';

/** Ends a notice: by the link of its email, or by one click of a mail program (RFC 8058). */
export default apiRoute({ GET: openNoticeEnd, POST: endNoticeCall }, { writers: 'signed' });
