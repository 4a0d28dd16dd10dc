import { postJson, type EndpointResponse } from '@/lib/platform/http/send-json';
import type { AlertKind } from './alert';

export interface AlertRequest {
  kind: AlertKind;
  sku: string;
  email: string;
  /** Token of the captcha. */
  token: string;
}

/** Requests an email when a size is in stock again, or costs less. */
export const requestAlert = (request: AlertRequest): Promise<EndpointResponse> =>
  postJson('/api/article/notice', request);
