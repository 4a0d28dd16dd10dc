import { postJson, type CallAnswer } from '@/lib/platform/http/send-json';
import type { NoticeKind } from './notice';

export interface NoticeRequest {
  kind: NoticeKind;
  sku: string;
  email: string;
  /** Of the captcha. */
  token: string;
}

/** Asks for an email when a size is there again, or costs less. */
export const requestNotice = (request: NoticeRequest): Promise<CallAnswer> =>
  postJson('/api/article/notice', request);
