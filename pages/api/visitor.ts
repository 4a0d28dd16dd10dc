import { visitorEndpoints } from '@/lib/api/cart/visitor-endpoints.server';

export default visitorEndpoints['/api/visitor'];
