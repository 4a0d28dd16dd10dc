import { visitorCalls } from '@/lib/api/cart/visitor-calls.server';

/** The body is read by the operation, as JSON or as a form. */
export const config = { api: { bodyParser: false } };

export default visitorCalls['/api/cart/cart/addMultiple'];
