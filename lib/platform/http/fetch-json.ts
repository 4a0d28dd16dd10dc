import { mailingParameters } from './mailing-parameters';

/** Default timeout of a request, in milliseconds. */
const TIMEOUT_MS = 10_000;

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, with the mailing's parameters of the page's address; a GET has none. */
  body?: object;
  timeoutMs?: number;
  /** `no-store` for a response that is outdated a moment later. */
  cache?: RequestCache;
}

/** A response that is no success, or no JSON. */
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
  /** A response that says it succeeded, and cannot be read. */
  get isMalformed(): boolean {
    return this.status >= 200 && this.status < 300;
  }
}

/** Stands for the page's host: a path of this shop leads to no other, whatever the host. */
const ANY_HOST = 'https://shop.invalid';

/** @throws TypeError for an address of another host: cookies and payload are for this shop alone */
function ownPath(path: string): string {
  if (new URL(path, ANY_HOST).origin === ANY_HOST) return path;
  throw new TypeError(`${path} is not on this host`);
}

/** A list has no place for the mailing's parameters. A field of the call's own is kept. */
function payloadOf(body: object): object {
  if (Array.isArray(body) || typeof location === 'undefined') return body;
  return { ...mailingParameters(location.search), ...body };
}

let notifyMalformed = (): void => undefined;

/** Registers what shows a visitor that a change may not have been made: its response cannot be read. */
export function onMalformedResponse(listener: () => void): void {
  notifyMalformed = listener;
}

/** A change whose response cannot be read is an error of the shop; what only loads says so itself. */
function malformed(status: number, method: NonNullable<RequestOptions['method']>): RequestFailed {
  if (method !== 'GET') notifyMalformed();
  return new RequestFailed(status, 'The answer is not JSON');
}

/**
 * Requests one of the shop's own API routes, with the visitor's cookies.
 * @param check parses the body into the response's type, and throws when it cannot.
 * @throws RequestFailed for every status but 2xx and for malformed JSON, which opens the shop's error
 *   dialog where something was to be changed; the browser's own error when there is no connection
 *   or the request times out.
 */
export async function fetchJson<Result>(
  path: string,
  check: (result: unknown) => Result,
  { method = 'GET', body, timeoutMs = TIMEOUT_MS, cache }: RequestOptions = {},
): Promise<Result> {
  const response = await fetch(ownPath(path), {
    method,
    credentials: 'include',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(method !== 'GET' && body && { body: JSON.stringify(payloadOf(body)) }),
    ...(cache && { cache }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { ok, status, statusText } = response;
  if (!ok)
    throw new RequestFailed(status, statusText, await response.json().catch(() => undefined));
  const result: unknown = await response.json().catch(() => {
    throw malformed(status, method);
  });
  return check(result);
}
