import { once } from 'node:events';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { ResponseCache } from './response-cache.mjs';
import { frontServer, type Options } from './front-server.mjs';

/** Stands in for the renderer: responds, and counts its requests. */
let renders: RequestListener;
let requests: IncomingMessage[] = [];
const cache = new ResponseCache();
let renderer: Server;
let front: Server;
let options: Options;

const portOf = (server: Server) => (server.address() as AddressInfo).port; // never a string for a TCP server

beforeAll(async () => {
  renderer = createServer((request, response) => {
    requests.push(request);
    renders(request, response);
  });
  await once(renderer.listen(0, '127.0.0.1'), 'listening');
  const files = (_: unknown, __: unknown, next: () => void) => next();
  options = { port: portOf(renderer), cache, files, ending: new AbortController().signal };
  front = createServer(frontServer(options));
  await once(front.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  requests = [];
  cache.parameters = new Set(['farbe', 'page']);
});
afterAll(() => [front, renderer].map((server) => server.close().closeAllConnections()));

interface TestRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const DOCUMENT = { host: 'hgg.localhost', accept: 'text/html' };

async function visit(path: string, { method = 'GET', headers = {}, body }: TestRequest = {}) {
  const outgoing = send({
    port: portOf(front),
    host: '127.0.0.1',
    method,
    path,
    agent: false,
    headers: { ...DOCUMENT, ...headers },
  });
  outgoing.end(body);
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  const received = response ? await readText(response) : '';
  return { status: response?.statusCode, headers: response?.headers ?? {}, text: received };
}

let generation = 1;
let pages = 0;

/** A new page each time, which may be cached for some milliseconds. */
const page =
  (life: number | null, more: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    const text = `page ${++pages}`;
    response
      .writeHead(200, {
        'Content-Type': 'text/html',
        ETag: `"${text}"`,
        'Cache-Control': 's-maxage=300',
        Vary: 'Accept-Encoding',
        'X-Renderer-Generation': String(generation),
        ...(life !== null && { 'X-Renderer-Until': String(Date.now() + life) }),
        ...more,
      })
      .end(text);
  };

/** What is left of 59,999 milliseconds, in whole seconds. */
const LESS_THAN_A_MINUTE = /^s-maxage=5\d$/;

let path = 0;
const newPath = () => `/de-de/${++path}`;

test('a cacheable page is requested once, and internal headers are removed', async () => {
  renders = page(59_999);
  const address = newPath();
  const first = await visit(address);
  const second = await visit(address);
  expect(second.text).toBe(first.text);
  expect(requests).toHaveLength(1);
  for (const { headers } of [first, second]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('x-renderer'))).toEqual([]);
    expect(headers).toMatchObject({ 'content-type': 'text/html', vary: 'Accept-Encoding' });
    // The remaining lifetime, not the original one.
    expect(headers['cache-control']).toMatch(LESS_THAN_A_MINUTE);
  }
});

test('a cache in front gets a page for the limit, and for the rest of its life during an outage', async () => {
  options.sharedSeconds = 1;
  const address = newPath();
  renders = page(59_999);
  for (const visits of ['rendered', 'cached'])
    expect([visits, (await visit(address)).headers['cache-control']]).toEqual([
      visits,
      expect.stringMatching(/^s-maxage=1, stale-if-error=5\d$/),
    ]);
  renders = page(null);
  expect((await visit(newPath())).headers['cache-control']).toBe('s-maxage=1');
  renders = page(null, { 'Cache-Control': 'private, no-store' });
  expect((await visit(newPath())).headers['cache-control']).toBe('private, no-store');
  delete options.sharedSeconds;
});

test('a visitor with the current page gets a 304, even if the cache has evicted it', async () => {
  renders = page(59_999);
  const address = newPath();
  const { headers } = await visit(address);
  const known = { headers: { 'if-none-match': `"other", W/${headers['etag']}` } };
  const again = await visit(address, known);
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(again.headers['etag']).toBe(headers['etag']);
  expect(again.headers['cache-control']).toMatch(LESS_THAN_A_MINUTE);
  expect(again.headers['content-type']).toBeUndefined();
  const head = await visit(address, { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-type': 'text/html' } });
  expect(requests).toHaveLength(1);
  cache.catchUp(++generation);
  const tags = Array.from({ length: 5 }, (_, at) => `"page ${pages + 1 + at}"`).join(', ');
  expect(await visit(address, { headers: { 'if-none-match': tags } })).toMatchObject({
    status: 304,
  });
});

test('serves nothing expired, of an earlier generation or uncacheable from the cache', async () => {
  for (const life of [50, null]) {
    renders = page(life);
    const address = newPath();
    const first = await visit(address);
    for (const until = Date.now() + 50; Date.now() <= until;) await delay(10);
    expect((await visit(address)).text).not.toBe(first.text);
  }
  renders = page(60_000);
  const address = newPath();
  const first = await visit(address);
  generation += 1;
  // The new generation arrives with the response of another address.
  await visit(newPath());
  expect((await visit(address)).text).not.toBe(first.text);
});

test('does not cache a response from before an invalidation that arrives after it', async () => {
  const early = generation;
  renders = page(60_000, { 'X-Renderer-Generation': String(early) });
  const address = newPath();
  cache.catchUp(++generation);
  const first = await visit(address);
  expect((await visit(address)).text).not.toBe(first.text);
});

test('removes parameters that select nothing', async () => {
  renders = page(60_000);
  const address = newPath();
  const { text } = await visit(`${address}?utm=1`);
  for (const same of [address, `${address}?gclid=%20&y`, `${address}?`])
    expect((await visit(same)).text).toBe(text);
  const coloured = await visit(`${address}?farbe=101&x=1`);
  expect(coloured.text).not.toBe(text);
  expect((await visit(`${address}?y=2&farbe=101`)).text).toBe(coloured.text);
  for (const other of ['?farbe=102', '?page=2&farbe=101', '?nxtParam=1', '?a?b', '?_x=1'])
    expect([text, coloured.text]).not.toContain((await visit(address + other)).text);
  // Until the selecting parameters are known, any parameter might select something.
  cache.parameters = null;
  expect((await visit(`${address}?utm=1`)).text).not.toBe(text);
  cache.parameters = new Set();
  // Addresses that Next itself interprets are never cached.
  expect((await visit(`${address}?_x=1`)).text).not.toBe((await visit(`${address}?_x=1`)).text);
});

test.each<[string, TestRequest, TestRequest]>([
  ['hosts', {}, { headers: { host: 'hrm.localhost' } }],
  [
    'encodings',
    { headers: { 'accept-encoding': 'br' } },
    { headers: { 'accept-encoding': 'gzip' } },
  ],
  ['schemes', {}, { headers: { 'x-forwarded-proto': 'https' } }],
  ['drafts', {}, { headers: { cookie: 'a=b; __prerender_bypass=x' } }],
  ['methods', {}, { method: 'POST', body: 'x' }],
])('pages with different %s are cached separately', async (_, one, other) => {
  renders = page(60_000);
  const address = newPath();
  const first = await visit(address, one);
  expect((await visit(address, other)).text).not.toBe(first.text);
  expect((await visit(address, one)).text).toBe(first.text);
});

test.each(['*/*', 'application/json', 'text/*;q=0.5', ''])(
  'a program that accepts %j gets the same page as browsers',
  async (accept) => {
    renders = page(60_000);
    const address = `${newPath()}?page=2`;
    const { text } = await visit(address);
    expect((await visit(address, { headers: { accept } })).text).toBe(text);
  },
);

test('a POST reaches the renderer with its body and its sender’s address', async () => {
  renders = (request, response) => {
    const { 'x-renderer-client': client, 'x-forwarded-for': forwarded, host } = request.headers;
    response.setHeader('Set-Cookie', ['a=1', 'b=2']);
    request.pipe(response.writeHead(201, { 'X-Seen': `${client} ${forwarded} ${host}` }));
  };
  const body = 'x'.repeat(200_000);
  const forged = { 'x-renderer-client': '10.0.0.1', 'x-renderer-until': '9' };
  const { status, headers, text } = await visit('/api/cart/cart/add', {
    method: 'POST',
    body,
    headers: { ...forged, 'transfer-encoding': 'chunked' },
  });
  expect(status).toBe(201);
  expect(text).toBe(body);
  expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(headers['x-seen']).toBe('127.0.0.1 127.0.0.1 hgg.localhost');
});

test('a webhook’s secret reaches the renderer', async () => {
  renders = (request, response) =>
    response.end(String(request.headers['x-selvedge-revalidate-secret']));
  const headers = { 'x-selvedge-revalidate-secret': 'secret' };
  expect((await visit('/api/revalidate', { method: 'POST', headers })).text).toBe('secret');
});

test('a request aborted by the visitor is also aborted in the renderer', async () => {
  const closed = new Promise((resolve) => {
    renders = (_, response) => response.on('close', resolve);
  });
  const outgoing = send({
    port: portOf(front),
    host: '127.0.0.1',
    path: '/slow',
    headers: DOCUMENT,
  });
  outgoing.on('error', () => undefined);
  outgoing.end();
  while (requests.length === 0) await delay(5);
  outgoing.destroy();
  expect(await closed).toBeUndefined();
});

test('a truncated response is truncated for the visitor, and a missing one is a 503', async () => {
  renders = (_, response) => {
    response.writeHead(200, {
      'X-Renderer-Until': String(Date.now() + 9_000),
      'Content-Length': '9',
    });
    response.write('half');
    setTimeout(() => response.destroy(), 20);
  };
  await expect(visit(newPath())).rejects.toThrow('socket hang up');
  renders = (request) => request.socket.destroy();
  expect(await visit(newPath())).toMatchObject({ status: 503, headers: { 'retry-after': '3' } });
});

test('the cache has a size limit and evicts the least recently used', async () => {
  const responses = new ResponseCache();
  const until = Date.now() + 60_000;
  const big = (n: number) => ({
    headers: [],
    etag: String(n),
    cacheControl: '',
    until,
    generation: 1,
    body: Buffer.alloc(1_000_000),
  });
  responses.catchUp(1);
  for (let n = 0; n < 100; n += 1) {
    responses.set(String(n), big(n));
    expect(responses.find('0')).not.toBeNull();
  }
  const left = Array.from({ length: 100 }, (_, n) => responses.find(String(n))).filter(Boolean);
  expect(left.length).toBeGreaterThan(20);
  expect(left.length).toBeLessThan(60);
});
