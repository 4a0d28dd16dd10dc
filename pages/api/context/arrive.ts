import { arrive } from '@/lib/api/cart/arrive.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

export const config = { api: { bodyParser: false } };

/** Receives a visitor from another domain of the shop; the operation itself checks the sender. */
export default apiRoute({ POST: arrive }, { writers: 'signed' });
