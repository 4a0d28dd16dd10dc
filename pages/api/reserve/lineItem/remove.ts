import { visitorEndpoints } from '@/lib/api/cart/visitor-endpoints.server';

export const config = { api: { bodyParser: false } };

export default visitorEndpoints['/api/reserve/lineItem/remove'];
