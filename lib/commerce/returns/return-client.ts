import { postJson, type EndpointResponse } from '@/lib/platform/http/send-json';

/** Finds an order; `data` in the response is the address of the frame in which it is returned. */
export const openReturn = (order: {
  orderNumber: string;
  email: string;
  /** Solution of the captcha. */
  token: string;
}): Promise<EndpointResponse> => postJson('/api/acl/return/init', order);
