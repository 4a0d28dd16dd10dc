/** A route's response. */
export interface ApiResponse {
  status: number;
  /** JSON body, or the bytes of a file; omitted for redirects and empty responses. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** RFC 9457 problem details as a response. */
export function problem(
  status: number,
  title: string,
  details: Record<string, unknown> = {},
): ApiResponse {
  return {
    status,
    body: { type: 'about:blank', title, status, ...details },
    headers: { 'Content-Type': 'application/problem+json' },
  };
}

/** Problem details with `Retry-After` in seconds. */
export function problemFor(seconds: number, status: 429 | 503, title: string): ApiResponse {
  const rejected = problem(status, title);
  return { ...rejected, headers: { ...rejected.headers, 'Retry-After': String(seconds) } };
}

/** Redirects after a form submission, so that reloading the page does not submit it again. */
export const seeOther = (location: string): ApiResponse => ({
  status: 303,
  headers: { Location: location },
});
