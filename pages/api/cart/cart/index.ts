import { visitorCalls } from '@/lib/cart/visitor-calls.server';

export default visitorCalls['/api/cart/cart'];
