import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { ChangeId } from '@/lib/commerce/basket/change-id';

export interface Reply {
  /** 0 without a response. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Longer than visitors wait for a response. */
const TIMEOUT_MS = 20_000;
/** Requests after which a browser changes its IP address, by which the shop limits requests. */
const REQUESTS_PER_ADDRESS = 50;
/** Changes after which a browser opens its next page. */
const CHANGES_PER_PAGE = 8;

const NO_REPLY: Reply = { status: 0, headers: {}, body: '' };
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let addresses = 0;

function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

interface Cookie {
  value: string;
  /** Simulated time, milliseconds. */
  until: number;
}

interface Sending {
  method?: 'GET' | 'POST';
  type?: string;
  text?: string;
  timeoutMs?: number;
}

/** One visitor's browser, with cookies, a clock and an IP address of its own. */
export class Browser {
  /** How far its clock is ahead. */
  readonly skewMs: number;
  private readonly port: number;
  private readonly now: () => number;
  private readonly cookies = new Map<string, Cookie>();
  private address = nextAddress();
  private sent = 0;
  private pageVisit = randomUUID();
  private changes = 0;
  private lastClock = 0;

  /** @param now simulated time */
  constructor(port: number, now: () => number, skewMs = 0) {
    this.port = port;
    this.now = now;
    this.skewMs = skewMs;
  }

  /**
   * Identifies a change as lib/browser/visitor/new-change-id does, by the page visit and a count. A
   * browser whose clock is wrong stands for a page that was opened before an update, and numbers
   * changes by that clock.
   */
  newChangeId(): ChangeId {
    const key = randomUUID();
    if (this.skewMs !== 0) {
      this.lastClock = Math.max(this.lastClock + 1, Date.now() + this.skewMs);
      return { key, sequence: this.lastClock };
    }
    if (this.changes === CHANGES_PER_PAGE) {
      this.pageVisit = randomUUID();
      this.changes = 0;
    }
    this.changes += 1;
    return { key, visit: this.pageVisit, sequence: this.changes };
  }

  get = (path: string): Promise<Reply> => this.send(path, {});

  json = (path: string, body: object, timeoutMs?: number): Promise<Reply> =>
    this.send(`${path}?locale=de-de`, {
      method: 'POST',
      type: 'application/json',
      text: JSON.stringify(body),
      ...(timeoutMs && { timeoutMs }),
    });

  /** Submits a form as a browser without JavaScript does. */
  form = (path: string, fields: Readonly<Record<string, string>>): Promise<Reply> =>
    this.send(path, {
      method: 'POST',
      type: 'application/x-www-form-urlencoded',
      text: new URLSearchParams({ locale: 'de-de', ...fields }).toString(),
    });

  private cookieHeader(): string {
    const valid = [...this.cookies].filter(([, { until }]) => until > this.now());
    return valid.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  private keepCookies(lines: readonly string[] = []): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      const seconds = Number(/max-age=(-?\d+)/i.exec(line)?.[1] ?? 86_400 * 400);
      const until = this.now() + seconds * 1000;
      this.cookies.set(pair.slice(0, at), { value: pair.slice(at + 1), until });
    }
  }

  private headersOf({ type, text }: Sending) {
    if (++this.sent % REQUESTS_PER_ADDRESS === 0) this.address = nextAddress();
    const cookie = this.cookieHeader();
    return {
      host: `hgg.localhost:${this.port}`,
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': this.address,
      ...(cookie && { cookie }),
      ...(text !== undefined && {
        'content-type': type,
        'content-length': Buffer.byteLength(text),
      }),
    };
  }

  /** @returns status 0 without a response */
  private send(path: string, sending: Sending): Promise<Reply> {
    const { method = 'GET', text, timeoutMs = TIMEOUT_MS } = sending;
    const options = { host: '127.0.0.1', port: this.port, path, method, agent };
    return new Promise((resolve) => {
      const call = request({ ...options, headers: this.headersOf(sending) }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve(NO_REPLY));
        response.on('end', () => {
          this.keepCookies(response.headers['set-cookie']);
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body: Buffer.concat(chunks).toString('utf8') });
        });
      });
      call.setTimeout(timeoutMs, () => call.destroy());
      call.on('error', () => resolve(NO_REPLY));
      call.end(text);
    });
  }
}

/**
 * Whether the shop has accepted a request: 2xx for a script, a redirect without an error for a
 * form.
 */
export const isTaken = ({ status, headers }: Reply): boolean =>
  (status >= 200 && status < 300) ||
  (status === 303 && !/[?&](error|refused|invalid)=/.test(headers.location ?? ''));

/** Whether the shop has rejected a request with a message, so that nothing has changed. */
export const isRejected = (reply: Reply): boolean =>
  !isTaken(reply) && (reply.status === 303 || (reply.status >= 400 && reply.status < 500));
