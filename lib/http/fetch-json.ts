/** Default timeout of a request, in milliseconds. */
const TIMEOUT_MS = 10_000;

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; a GET has none. */
  body?: unknown;
  timeoutMs?: number;
  /** `no-store` for a response that is outdated a moment later. */
  cache?: RequestCache;
}

/** A response that is no success, or no JSON. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly status: number;
  /** The body of the response; `undefined` when it is not JSON. */
  readonly answer: unknown;
  constructor(status: number, title: string, answer?: unknown) {
    super(title);
    this.status = status;
    this.answer = answer;
  }
  /** A response that says it succeeded, and cannot be read. */
  get isMalformed(): boolean {
    return this.status >= 200 && this.status < 300;
  }
}

/**
 * Requests one of the shop's own API routes, with the visitor's cookies.
 * @param check parses the body into the response's type, and throws when it cannot.
 * @throws CallFailed for every status but 2xx and for malformed JSON; the browser's own error when
 *   there is no connection or the request times out.
 */
export async function fetchJson<Answer>(
  path: string,
  check: (answer: unknown) => Answer,
  { method = 'GET', body, timeoutMs = TIMEOUT_MS, cache }: Call = {},
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
    ...(cache && { cache }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { ok, status, statusText } = response;
  if (!ok) throw new CallFailed(status, statusText, await response.json().catch(() => undefined));
  const answer: unknown = await response.json().catch(() => {
    throw new CallFailed(status, 'The answer is not JSON');
  });
  return check(answer);
}
