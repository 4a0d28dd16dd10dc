import { apiRoute } from '@/lib/http/api-route.server';
import { sendMessages } from '@/lib/i18n/messages-call.server';

export default apiRoute({ GET: sendMessages });
