import type { EndpointResponse } from '@/lib/platform/http/send-json';

/** Outcome of a request, as the visitor sees it. */
export type Status =
  /** It worked, and the page shows so by itself. */
  | { type: 'silentSuccess' }
  | { type: 'messageSuccess'; text: string }
  /** It worked, and the visitor is taken to another page. */
  | { type: 'redirectSuccess'; href: string }
  | { type: 'miscellaneous'; tone: 'info' | 'warning' | 'danger'; text: string };

/**
 * Status of a completed request: the page's own text, else the response's: its data on success, its
 * first error message on failure. @param texts `success` replaces the response's data; `failure` is
 * used where no error is named.
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
