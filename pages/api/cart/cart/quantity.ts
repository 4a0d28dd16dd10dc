import { visitorEndpoints } from '@/lib/api/cart/visitor-endpoints.server';

export const config = { api: { bodyParser: false } };

export default visitorEndpoints['/api/cart/cart/quantity'];
