import { randomUUID } from 'node:crypto';
import { request, type Agent } from 'node:http';

export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** Sent as a form, as without JavaScript. */
  form?: Readonly<Record<string, string>>;
}

export const CART = '/api/cart/cart';

export const LOAD: Sent = { method: 'GET', path: `${CART}?locale=de-de` };

/** A change that can be repeated. */
export const changeIdOf = (sequence: number, key: string = randomUUID()) => ({ key, sequence });

export const addition = (sku: string | undefined, sequence: number, key?: string): Sent => ({
  method: 'POST',
  path: `${CART}/add?locale=de-de`,
  body: { variant: { sku }, count: 1, intent: changeIdOf(sequence, key) },
});

function textOf({ body, form }: Sent): string {
  if (form) return new URLSearchParams(form).toString();
  return body === undefined ? '' : JSON.stringify(body);
}

let clients = 0;

/**
 * A visitor, with or without a cookie. Each has an address of its own, as set by a proxy, because
 * limits are per address.
 */
export class BenchVisitor {
  cookie = '';
  private readonly address = `10.0.${(clients >> 8) & 255}.${clients++ & 255}`;
  /** Location of the last redirect. */
  location = '';
  readonly port: number;
  readonly agent: Agent;

  constructor(port: number, agent: Agent) {
    this.port = port;
    this.agent = agent;
  }

  /** @throws for any status except 200, and 303 for a form */
  send(sent: Sent): Promise<string> {
    const { method, path, form } = sent;
    const text = textOf(sent);
    return new Promise((resolve, reject) => {
      const headers = {
        host: `hgg.localhost:${this.port}`,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': this.address,
        ...(text && {
          'content-type': `application/${form ? 'x-www-form-urlencoded' : 'json'}`,
          'content-length': Buffer.byteLength(text),
        }),
        ...(this.cookie && { cookie: this.cookie }),
      };
      const options = { host: '127.0.0.1', port: this.port, method, path, headers };
      const call = request({ ...options, agent: this.agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const output = Buffer.concat(chunks).toString();
          const cookies = response.headers['set-cookie']?.map((each) => each.split(';', 1)[0]);
          if (cookies) this.cookie = cookies.join('; ');
          this.location = response.headers.location ?? '';
          if (response.statusCode === (form ? 303 : 200)) resolve(output);
          else reject(new Error(`${path}: ${response.statusCode} ${output.slice(0, 200)}`));
        });
      });
      call.on('error', reject);
      call.end(text);
    });
  }
}
