import { choosePage } from '@/lib/api/cart/choose-page.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** The footer's form for browsers without JavaScript: `path=/de-at/hemden`. */
export default apiRoute({ POST: choosePage });
