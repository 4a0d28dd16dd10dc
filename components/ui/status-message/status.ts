import type { EndpointResponse } from '@/lib/platform/http/send-json';

export type Status =
  /** Success that the page itself shows. */
  | { type: 'silentSuccess' }
  | { type: 'messageSuccess'; text: string }
  /** Success, followed by a redirect to another page. */
  | { type: 'redirectSuccess'; href: string }
  | { type: 'miscellaneous'; tone: 'info' | 'warning' | 'danger'; text: string };

/**
 * Status of a completed request: the page's own text, or else the response's data on success and
 * its first error message on failure. @param texts `success` replaces the response's data;
 * `failure` is used if no error is named
 */
export function statusOf(
  { success, data, errors }: EndpointResponse,
  texts: { success?: string; failure: string },
): Status {
  if (!success)
    return {
      type: 'miscellaneous',
      tone: 'danger',
      text: errors?.[0]?.message || texts.failure,
    };
  const text = texts.success ?? (typeof data === 'string' ? data : '');
  return text ? { type: 'messageSuccess', text } : { type: 'silentSuccess' };
}
