/** Longest a call may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; a GET has none. */
  body?: unknown;
}

/** An answer that is no success, or no JSON. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly status: number;
  constructor(status: number, title: string) {
    super(title);
    this.status = status;
  }
}

/**
 * Asks one of the shop's own calls, with the visitor's cookies.
 * @param check makes the answer's type out of what was sent, and throws when it cannot.
 * @throws CallFailed for every status but 2xx and for malformed JSON; the browser's own error when
 *   there is no connection or no answer within ten seconds.
 */
export async function fetchJson<Answer>(
  path: string,
  check: (answer: unknown) => Answer,
  { method = 'GET', body }: Call = {},
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new CallFailed(response.status, response.statusText);
  const answer: unknown = await response.json().catch(() => {
    throw new CallFailed(response.status, 'The answer is not JSON');
  });
  return check(answer);
}
