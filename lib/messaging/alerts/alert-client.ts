import { postJson, type EndpointResponse } from '@/lib/platform/http/send-json';
import type { AlertKind } from './alert';

export interface AlertRequest {
  kind: AlertKind;
  sku: string;
  email: string;
  token: string;
}

/** Requests an email when a size is back in stock or its price falls. */
export const requestAlert = (request: AlertRequest): Promise<EndpointResponse> =>
  postJson('/api/article/notice', request);
