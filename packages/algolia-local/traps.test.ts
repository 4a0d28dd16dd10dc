import { gzipSync } from 'node:zlib';
import { APP_ID, KEYS, type RunningService, startService } from './testing/running-service';
import { fillFixtures, PRODUCTS } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await fillFixtures(service);
});

afterAll(async () => {
  await service.stop();
});

const QUERIES = '/1/indexes/*/queries';
const BODY = JSON.stringify({ requests: [{ indexName: PRODUCTS, query: 'coat' }] });
/** Removes credentials from the headers, so that those of the URL are used. */
const NONE = { 'x-algolia-application-id': '', 'x-algolia-api-key': '' };

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await service.fetch(path, { method: 'POST', body, headers });
  return { status: response.status, json: (await response.json()) as { results?: unknown } };
}

test.each<[string, string, BodyInit, Record<string, string>]>([
  [
    'JSON that calls itself text, as browsers send it',
    QUERIES,
    BODY,
    { 'content-type': 'text/plain' },
  ],
  ['JSON of no type', QUERIES, BODY, { 'content-type': '' }],
  ['a compressed body', QUERIES, gzipSync(BODY), { 'content-encoding': 'gzip' }],
  [
    'credentials in the address, as browsers send them',
    `${QUERIES}?x-algolia-api-key=${KEYS.search}&x-algolia-application-id=${APP_ID}&x-algolia-agent=a`,
    BODY,
    NONE,
  ],
  [
    'credentials in capitals, as the events client sends them',
    `${QUERIES}?X-Algolia-API-Key=${KEYS.search}&X-Algolia-Application-Id=${APP_ID}`,
    BODY,
    NONE,
  ],
  ['an encoded star', '/1/indexes/%2A/queries', BODY, {}],
  [
    'facets as text',
    QUERIES,
    JSON.stringify({ requests: [{ indexName: PRODUCTS, query: 'coat', facets: 'brand' }] }),
    {},
  ],
  [
    'switches as text',
    QUERIES,
    JSON.stringify({
      requests: [{ indexName: PRODUCTS, params: 'query=coat&getRankingInfo=1&page=0&facets=*' }],
    }),
    {},
  ],
])('API-07: %s is accepted', async (_, path, body, headers) => {
  const { status, json } = await post(path, body, headers);
  expect(status).toBe(200);
  expect(json.results).toMatchObject([{ nbHits: 1 }]);
});

test.each<[string, string, string, BodyInit | null, Record<string, string>, number, string]>([
  ['JSON that ends early', 'POST', QUERIES, '{"requests":[', {}, 400, 'Invalid JSON'],
  ['a list instead of an object', 'POST', QUERIES, '[]', {}, 400, 'requests'],
  ['a query without index', 'POST', QUERIES, '{"requests":[{}]}', {}, 400, 'indexName'],
  ['a query that is no object', 'POST', QUERIES, '{"requests":[5]}', {}, 400, 'Invalid object'],
  [
    'a type of search that does not exist',
    'POST',
    QUERIES,
    `{"requests":[{"indexName":"${PRODUCTS}","type":"x"}]}`,
    {},
    400,
    'type',
  ],
  [
    'an unknown parameter beside the queries',
    'POST',
    QUERIES,
    '{"requests":[],"x":1}',
    {},
    400,
    'Unknown parameter: x',
  ],
  [
    'a body that is not what its encoding says',
    'POST',
    QUERIES,
    BODY,
    { 'content-encoding': 'gzip' },
    400,
    'gzip',
  ],
  ['an encoding nobody knows', 'POST', QUERIES, BODY, { 'content-encoding': 'zip' }, 400, 'zip'],
  [
    'JSON nested without end',
    'POST',
    QUERIES,
    `{"a":${'['.repeat(500)}${']'.repeat(500)}}`,
    {},
    400,
    'deep',
  ],
  [
    'a compressed bomb',
    'POST',
    QUERIES,
    gzipSync(Buffer.alloc(30_000_000, 32)),
    { 'content-encoding': 'gzip' },
    413,
    '20 MB',
  ],
  [
    'an endpoint that does not exist',
    'POST',
    '/1/nowhere/at/all',
    '{}',
    {},
    404,
    'POST /1/nowhere/at/all',
  ],
  ['a method an endpoint does not have', 'DELETE', '/1/events', null, {}, 404, 'DELETE /1/events'],
  ['an address of broken encoding', 'GET', '/1/indexes/%zz/settings', null, {}, 404, '%zz'],
  [
    'an impossible name of an index',
    'POST',
    '/1/indexes/%00/batch',
    '{"requests":[]}',
    {},
    400,
    'indexName',
  ],
  ['a batch without requests', 'POST', '/1/indexes/a/batch', '{}', {}, 400, 'requests'],
  [
    'an action that does not exist',
    'POST',
    '/1/indexes/a/batch',
    '{"requests":[{"action":"paint","body":{}}]}',
    {},
    400,
    'paint',
  ],
  [
    'an operation that does not exist',
    'POST',
    '/1/indexes/a/operation',
    '{"operation":"swap","destination":"b"}',
    {},
    400,
    'operation',
  ],
  [
    'a copy to nowhere',
    'POST',
    '/1/indexes/a/operation',
    '{"operation":"copy"}',
    {},
    400,
    'destination',
  ],
  [
    'a move of what does not exist',
    'POST',
    '/1/indexes/nowhere/operation',
    '{"operation":"move","destination":"b"}',
    {},
    404,
    'nowhere',
  ],
  ['synonyms that are no list', 'POST', '/1/indexes/a/synonyms/batch', '{}', {}, 400, 'array'],
  [
    'a cursor from nowhere',
    'POST',
    `/1/indexes/${PRODUCTS}/browse`,
    '{"cursor":"x"}',
    {},
    400,
    'ursor',
  ],
  [
    'settings of an index that does not exist',
    'GET',
    '/1/indexes/nowhere/settings',
    null,
    {},
    404,
    'Index nowhere does not exist',
  ],
])('%s is rejected in the vendor’s form', async (_, method, path, body, headers, status, words) => {
  const response = await service.fetch(path, {
    method,
    headers,
    ...(body === null ? {} : { body }),
  });
  const reply = (await response.json()) as { status: number; message: string };
  expect([response.status, reply.status]).toEqual([status, status]);
  expect(reply.message).toContain(words);
});

test('every page may send requests: preflights succeed, and responses are readable', async () => {
  const preflight = await service.fetch('/1/events', { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-algolia-api-key');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  const reply = await service.fetch(QUERIES, { method: 'POST', body: BODY });
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
});

test('the health check needs no key', async () => {
  const response = await service.fetch('/1/isalive', { headers: NONE });
  expect(await response.json()).toEqual({ message: 'server is alive' });
});
