import { visitorCalls } from '@/lib/api/cart/visitor-calls.server';

export default visitorCalls['/api/visitor'];
