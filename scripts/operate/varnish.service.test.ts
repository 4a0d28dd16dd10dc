import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { startVarnish } from './varnish';
import type { Proxy } from './proxy';

/** Debian's package is not on every machine; `npm run prove -- operate` needs it. */
const describeWithVarnish = existsSync('/usr/sbin/varnishd') ? describe : describe.skip;

interface Storefront {
  port: number;
  /** Bodies of changes that have arrived. */
  changes: string[];
  end: () => Promise<void>;
}

/** A storefront that is ready, and treats changes as given. */
async function startStorefront(take: RequestListener): Promise<Storefront> {
  const changes: string[] = [];
  const server = createServer(async (incoming, response) => {
    if (incoming.method !== 'POST') return void response.end('ready');
    changes.push(await text(incoming));
    take(incoming, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  const end = async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  return { port, changes, end };
}

async function post(port: number, body: string): Promise<number | undefined> {
  const headers = { 'Content-Length': Buffer.byteLength(body) };
  const sent = request({ port, path: '/api/cart/cart/add', method: 'POST', headers });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage]; // its only argument
  await text(response);
  return response.statusCode;
}

const accept: RequestListener = (_, response) => void response.end('added');
const drop: RequestListener = ({ socket }) => void socket.destroy();

describeWithVarnish('behind Varnish', () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  async function start(take: RequestListener, isAlone = false) {
    const storefront = await startStorefront(take);
    ends.push(storefront.end);
    // Nothing listens on it, as on that of a storefront that is being replaced.
    const others = isAlone ? [] : [await freePort()];
    const varnish: Proxy = await startVarnish([...others, storefront.port]);
    ends.push(varnish.stop);
    return { varnish, storefront };
  }

  test('a change is sent to the other storefront while one is being replaced', async () => {
    const { varnish, storefront } = await start(accept);
    const bodies = Array.from({ length: 40 }, (_, at) => `piece=${at}`);
    const statuses = await Promise.all(bodies.map((body) => post(varnish.port, body)));
    expect([...new Set(statuses)]).toEqual([200]);
    expect(storefront.changes.toSorted()).toEqual(bodies.toSorted());
  });

  test('a change that a storefront has received is not repeated', async () => {
    const { varnish, storefront } = await start(drop, true);
    expect(await post(varnish.port, 'piece=1')).toBe(503);
    expect(storefront.changes).toEqual(['piece=1']);
  });
});
