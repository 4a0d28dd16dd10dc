import { postJson, type CallAnswer } from '@/lib/platform/http/send-json';
import type { NoticeKind } from './notice';

export interface NoticeRequest {
  kind: NoticeKind;
  sku: string;
  email: string;
  /** Token of the captcha. */
  token: string;
}

/** Requests an email when a size is in stock again, or costs less. */
export const requestNotice = (request: NoticeRequest): Promise<CallAnswer> =>
  postJson('/api/article/notice', request);
