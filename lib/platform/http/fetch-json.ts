import { mailingParameters } from './mailing-parameters';

/** Default timeout of a request, in milliseconds. */
const TIMEOUT_MS = 10_000;

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, together with the mailing parameters of the page's address; not for GET. */
  body?: object;
  timeoutMs?: number;
  /** Whether the request continues when the page is left. */
  keepalive?: boolean;
  /** `no-store` for responses that become stale at once. */
  cache?: RequestCache;
}

/** A response without a 2xx status, or without JSON. */
export class RequestFailed extends Error {
  override name = 'RequestFailed';
  readonly status: number;
  /** The body of the response; `undefined` when it is not JSON. */
  readonly response: unknown;
  constructor(status: number, title: string, result?: unknown) {
    super(title);
    this.status = status;
    this.response = result;
  }
  /** Whether the status is 2xx but the body cannot be read. */
  get isMalformed(): boolean {
    return this.status >= 200 && this.status < 300;
  }
}

/** Base for resolving paths: only our own paths resolve to this host. */
const ANY_HOST = 'https://shop.invalid';

/**
 * @throws TypeError for an address on another host, which must not get the cookies and the payload
 */
function ownPath(path: string): string {
  if (new URL(path, ANY_HOST).origin === ANY_HOST) return path;
  throw new TypeError(`${path} is not on this host`);
}

/**
 * Adds the mailing parameters to an object; lists have no place for them. Fields of the payload
 * take precedence.
 */
function payloadOf(body: object): object {
  if (Array.isArray(body) || typeof location === 'undefined') return body;
  return { ...mailingParameters(location.search), ...body };
}

let notifyMalformed = (): void => undefined;

/**
 * Registers the dialog shown when a change may not have been made because its response cannot be
 * read.
 */
export function onMalformedResponse(listener: () => void): void {
  notifyMalformed = listener;
}

/** Reports a change whose response cannot be read; loads handle that themselves. */
function malformed(status: number, method: NonNullable<RequestOptions['method']>): RequestFailed {
  if (method !== 'GET') notifyMalformed();
  return new RequestFailed(status, 'not JSON');
}

/**
 * Sends a request to one of the shop's API routes, with the visitor's cookies.
 * @param check parses the body into the response's type, and throws when it cannot
 * @throws RequestFailed for every status but 2xx and for malformed JSON, which also opens the
 *   shop's error dialog if the request was a change; the browser's own error when there is no
 *   connection or the request times out
 */
export async function fetchJson<Result>(
  path: string,
  check: (result: unknown) => Result,
  { method = 'GET', body, timeoutMs = TIMEOUT_MS, keepalive, cache }: RequestOptions = {},
): Promise<Result> {
  const response = await fetch(ownPath(path), {
    method,
    credentials: 'include',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(method !== 'GET' && body && { body: JSON.stringify(payloadOf(body)) }),
    ...(cache && { cache }),
    // outside: browser-keepalive
    ...(keepalive && { keepalive }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { ok, status, statusText } = response;
  if (!ok)
    throw new RequestFailed(status, statusText, await response.json().catch(() => undefined));
  // outside: browser-timeout
  const result: unknown = await response.json().catch((error: Error) => {
    throw error.name === 'SyntaxError' ? malformed(status, method) : error;
  });
  return check(result);
}
