import { createServer, type RequestListener } from 'node:http';
import { requestTo } from '@/lib/platform/http/api-server.fixture';
import { withHttpServer } from '@/lib/platform/http/http-server.fixture';
import { frontServer } from './front-server.mjs';
import { ResponseCache } from './response-cache.mjs';

const CACHED = { 'X-Renderer-Until': String(Date.now() + 60_000), 'X-Renderer-Generation': '1' };
let received: (string | string[] | undefined)[] = [];
/** Stands in for the renderer: of its pages, those below `/de-de/cached` may be cached. */
const render: RequestListener = ({ url, headers }, response) => {
  received.push(headers['x-request-id']);
  if (url === '/de-de/lost') return void response.destroy();
  response.writeHead(200, url?.startsWith('/de-de/cached') ? CACHED : {}).end('page');
};

const rendererPort = withHttpServer(() => createServer(render));
const frontPort = withHttpServer(() => {
  const cache = new ResponseCache();
  cache.parameters = new Set();
  const files = () => undefined;
  const ending = new AbortController().signal;
  return createServer(frontServer({ port: rendererPort(), cache, files, ending }));
});
beforeEach(() => {
  received = [];
});

const visit = (path: string, id?: string) =>
  requestTo(frontPort(), path, { headers: id === undefined ? {} : { 'x-request-id': id } });

test('the renderer receives the id that the response has', async () => {
  const { headers } = await visit('/de-de/own');
  expect(received).toEqual([expect.stringMatching(/^[\w-]{36}$/)]);
  expect(headers['x-request-id']).toBe(received[0]);
});

test('each request has an id of its own', async () => {
  for (let count = 0; count < 2; count++) await visit('/de-de/own');
  expect(new Set(received).size).toBe(2);
});

test('the id of a proxy is kept', async () => {
  const { headers } = await visit('/de-de/own', 'proxy-4711');
  expect([received, headers['x-request-id']]).toEqual([['proxy-4711'], 'proxy-4711']);
});

test.each(['short', 'a'.repeat(65), 'with space', '<b>markup</b>'])(
  'the id %s is replaced, because logs and pages show it',
  async (id) => {
    const { headers } = await visit('/de-de/own', id);
    expect(received).toEqual([expect.stringMatching(/^[\w-]{36}$/)]);
    expect(headers['x-request-id']).toBe(received[0]);
  },
);

test('a cached page has no id, because it is sent for many requests', async () => {
  for (let count = 0; count < 2; count++)
    expect((await visit('/de-de/cached')).headers).not.toHaveProperty('x-request-id');
  expect(received).toHaveLength(1);
});

test('a request that the renderer does not answer is rejected with its id', async () => {
  const { status, headers } = await visit('/de-de/lost', 'proxy-4712');
  expect([status, headers['x-request-id']]).toEqual([503, 'proxy-4712']);
});
