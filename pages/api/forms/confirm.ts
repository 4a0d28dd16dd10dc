import { confirmForm } from '@/lib/messaging/form-confirmation/confirm-call.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** The link of the email that confirms a form sent without scripts. */
export default apiRoute({ GET: confirmForm });
