import { apiRoute } from '@/lib/platform/http/api-route.server';
import { sendMessages } from '@/lib/shop/i18n/messages-endpoint.server';

export default apiRoute({ GET: sendMessages });
