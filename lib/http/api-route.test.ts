import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiRequest, NextApiResponse } from 'next';
import { ContentUnavailable } from '@/lib/content/content-unavailable';
import { apiRoute, problem } from './api-route.server';
import { readJson } from './read-json.server';

const route = apiRoute({
  GET: ({ url }) => {
    if (url === '/outage') throw new ContentUnavailable('page/home/de', 'refused');
    if (url === '/defect') throw new TypeError('secret detail');
    if (url === '/moved') return { status: 308, headers: { Location: '/de-de' } };
    return { status: 200, body: { url } };
  },
  POST: async (request) => {
    const body = await readJson(request);
    return body === undefined ? problem(400, 'Expected JSON') : { status: 200, body };
  },
});

let server: Server;

/** Next adds `status` to the response of Node; the rest is Node's own. */
function asNext(response: object): NextApiResponse {
  return Object.assign(response, {
    status(this: NextApiResponse, code: number) {
      this.statusCode = code;
      return this;
    },
  }) as NextApiResponse;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void route(request as NextApiRequest, asNext(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  await closed;
});

interface Reply {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  text: string;
}

function call(method: string, path = '/', body?: string | Buffer): Promise<Reply> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const outgoing = send({ port, host: '127.0.0.1', method, path }, async (response) => {
      let text = '';
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode, headers: response.headers, text });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

test('an answer is JSON that nobody may keep', async () => {
  const { status, headers, text } = await call('GET', '/x');
  expect([status, text]).toEqual([200, '{"url":"/x"}']);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
  });
});

test('HEAD is answered as GET, without the body', async () => {
  expect(await call('HEAD', '/x')).toMatchObject({ status: 200, text: '' });
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s is refused with what is allowed',
  async (method) => {
    const { status, headers } = await call(method);
    expect(status).toBe(405);
    expect(headers).toMatchObject({
      allow: 'GET, HEAD, POST',
      'content-type': 'application/problem+json',
    });
  },
);

test('a redirect has its address and no body', async () => {
  expect(await call('GET', '/moved')).toMatchObject({
    status: 308,
    headers: { location: '/de-de' },
    text: '',
  });
});

test('an outage is told as one, with a time to come back', async () => {
  const { status, headers, text } = await call('GET', '/outage');
  expect([status, headers['retry-after']]).toEqual([503, '10']);
  expect(JSON.parse(text)).toMatchObject({ status: 503 });
});

test('a defect of ours tells nothing of its kind', async () => {
  const { status, text } = await call('GET', '/defect');
  expect(status).toBe(500);
  expect(text).not.toContain('secret detail');
});

describe('a body', () => {
  test('of JSON is read, in whatever pieces it comes', async () => {
    expect(await call('POST', '/', '{"a":["ü"]}')).toMatchObject({
      status: 200,
      text: '{"a":["ü"]}',
    });
  });

  test.each([
    ['nothing', ''],
    ['words', 'a=b'],
    ['half an object', '{"a":'],
  ])('of %s is refused', async (_, body) =>
    expect(await call('POST', '/', body)).toMatchObject({ status: 400 }),
  );

  test('that is too long is refused with an answer, not with a broken connection', async () => {
    expect(await call('POST', '/', Buffer.alloc(64 * 1024 * 1024, ' '))).toMatchObject({
      status: 400,
    });
  });
});
