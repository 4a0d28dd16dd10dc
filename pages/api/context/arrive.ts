import { arrive } from '@/lib/api/cart/arrive.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** From another domain of the shop; the operation itself checks who has sent it. */
export default apiRoute({ POST: arrive }, { writers: 'signed' });
