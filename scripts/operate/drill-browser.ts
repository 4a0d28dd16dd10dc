import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sendRequest, type HostResponse } from '@/e2e/hosts';

const HOST = 'hgg.localhost';
/** How long the shop's scripts wait for a change. */
const TIMEOUT_MS = 10_000;

interface Sending {
  json?: unknown;
  form?: Readonly<Record<string, string>>;
}

const typeOf = ({ json, form }: Sending) =>
  json !== undefined ? 'application/json' : form && 'application/x-www-form-urlencoded';

const textOf = ({ json, form }: Sending) =>
  json !== undefined ? JSON.stringify(json) : form && new URLSearchParams(form).toString();

/** A browser with cookies and an address of its own, and a log of what it has sent. */
export class DrillBrowser {
  readonly name: string;
  /** What was sent, and what came back, one line each. */
  readonly log: string[] = [];
  private readonly port: number;
  private readonly cookies = new Map<string, string>();
  private readonly visit = randomUUID();
  private readonly address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  private changes = 0;

  /** @param port of the proxy */
  constructor(name: string, port: number) {
    this.name = name;
    this.port = port;
  }

  /** Identifies a change as the shop's scripts do. */
  newChangeId = () => ({ key: randomUUID(), visit: this.visit, sequence: (this.changes += 1) });

  private async request(path: string, sending: Sending): Promise<HostResponse> {
    const body = textOf(sending);
    const type = typeOf(sending);
    const response = await sendRequest(HOST, path, {
      port: this.port,
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body }),
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': this.address,
        accept: 'text/html',
        ...(type && { 'content-type': type }),
        ...(this.cookies.size > 0 && { cookie: [...this.cookies.values()].join('; ') }),
      },
    });
    for (const each of response.headers['set-cookie'] ?? []) {
      const [pair = ''] = each.split(';', 1);
      this.cookies.set(pair.split('=', 1)[0] ?? '', pair);
    }
    return response;
  }

  get = (path: string): Promise<HostResponse> => this.request(path, {});

  /**
   * Sends a change, and once more if its connection failed in time, as `sendChange` in a browser does.
   * @returns `null` without a response
   */
  async send(path: string, sending: Sending): Promise<HostResponse | null> {
    const began = Date.now();
    const attempt = () => this.request(path, sending).catch((error: unknown) => String(error));
    let reply = await attempt();
    const isEarly = Date.now() - began < TIMEOUT_MS;
    if (typeof reply === 'string' && isEarly) {
      this.log.push(`${new Date(began).toISOString()} ${path} ${reply}, repeated`);
      await delay(50);
      reply = await attempt();
    }
    const seen = typeof reply === 'string' ? reply : `${reply.status} ${reply.body.slice(0, 200)}`;
    this.log.push(
      `${new Date(began).toISOString()} ${path} ${textOf(sending)} ${Date.now() - began} ms: ${seen}`,
    );
    return typeof reply === 'string' ? null : reply;
  }
}
