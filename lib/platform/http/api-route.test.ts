import { ContentUnavailable } from './content-unavailable';
import { problem } from './api-response';
import { apiRoute } from './api-route.server';
import { withApi } from './api-server.fixture';
import { readJson } from './read-json.server';

const route = apiRoute(
  {
    GET: ({ url }) => {
      if (url === '/outage') throw new ContentUnavailable('page/home/de', 'refused');
      if (url === '/no-database') throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
      if (url === '/defect') throw new TypeError('secret detail');
      if (url === '/moved') return { status: 308, headers: { Location: '/de-de' } };
      return { status: 200, body: { url } };
    },
    POST: async (request) => {
      const body = await readJson(request);
      return body === undefined ? problem(400, 'Expected JSON') : { status: 200, body };
    },
  },
  { writers: 'signed' },
);
const served = { default: route, config: { api: { bodyParser: false } } };
const PATHS = ['/', '/x', '/outage', '/no-database', '/defect', '/moved'];
const load = withApi(Object.fromEntries(PATHS.map((path) => [path, served])));

const send = (method: string, path = '/', body: string | Buffer = '') =>
  load(path, { method, body });

test('a response is JSON with no-store', async () => {
  const { status, headers, text } = await send('GET', '/x');
  expect([status, text]).toEqual([200, '{"url":"/x"}']);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
  });
});

test('HEAD gets the response of GET without its body', async () => {
  expect(await send('HEAD', '/x')).toMatchObject({ status: 200, text: '' });
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s gets 405 with the allowed methods',
  async (method) => {
    const { status, headers } = await send(method);
    expect(status).toBe(405);
    expect(headers).toMatchObject({
      allow: 'GET, HEAD, POST',
      'content-type': 'application/problem+json',
    });
  },
);

test('a redirect has a Location and no body', async () => {
  expect(await send('GET', '/moved')).toMatchObject({
    status: 308,
    headers: { location: '/de-de' },
    text: '',
  });
});

test.each(['/outage', '/no-database'])(
  '%s is reported as an outage with Retry-After',
  async (path) => {
    const { status, headers, text } = await send('GET', path);
    expect([status, headers['retry-after']]).toEqual([503, '10']);
    expect(JSON.parse(text)).toMatchObject({ status: 503 });
  },
);

test('the response to a bug does not reveal the error', async () => {
  const { status, text } = await send('GET', '/defect');
  expect(status).toBe(500);
  expect(text).not.toContain('secret detail');
});

describe('a request body', () => {
  test('is read as JSON, in any number of chunks', async () => {
    expect(await send('POST', '/', '{"a":["ü"]}')).toMatchObject({
      status: 200,
      text: '{"a":["ü"]}',
    });
  });

  test.each([
    ['nothing', ''],
    ['words', 'a=b'],
    ['half an object', '{"a":'],
  ])('of %s is rejected', async (_, body) =>
    expect(await send('POST', '/', body)).toMatchObject({ status: 400 }),
  );

  test('that is too long gets an error response instead of a broken connection', async () => {
    expect(await send('POST', '/', Buffer.alloc(64 * 1024 * 1024, ' '))).toMatchObject({
      status: 400,
    });
  });
});
