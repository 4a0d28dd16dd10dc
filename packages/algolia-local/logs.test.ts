import {
  APP_ID,
  KEYS,
  rejection,
  type RunningService,
  startService,
} from './testing/running-service';
import { fillFixtures, PRODUCTS } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await fillFixtures(service);
});

afterAll(async () => {
  await service.stop();
});

const visitor = () => service.clientWith(KEYS.search);
const search = (query: string) =>
  visitor().searchSingleIndex({ indexName: PRODUCTS, searchParams: { query } });

test('the newest request comes first, with query and response', async () => {
  await search('shirt');
  await search('coat');
  const { logs } = await service.admin.getLogs({ type: 'query', length: 2 });
  expect(logs.map(({ query_body }) => query_body)).toEqual([
    JSON.stringify({ query: 'coat' }),
    JSON.stringify({ query: 'shirt' }),
  ]);
  const { nbHits } = await search('coat');
  expect(logs[0]).toMatchObject({
    method: 'POST',
    answer_code: '200',
    index: PRODUCTS,
    query_nb_hits: String(nbHits),
    answer: expect.stringMatching(/^\{"hits":\[/),
    sha1: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
  expect(logs[0]?.url).toMatch(`/1/indexes/${PRODUCTS}/query`);
});

test('logs contain no keys', async () => {
  await search('key');
  const { logs } = await service.admin.getLogs({ length: 1000 });
  expect(logs.length).toBeGreaterThan(3);
  for (const secret of [KEYS.search, KEYS.admin])
    expect(JSON.stringify(logs)).not.toContain(secret);
  expect(logs[0]?.query_headers).toMatch(/x-algolia-api-key: \*+/);
});

test('logs contain no created, retrieved or URL keys', async () => {
  const { key } = await service.admin.addApiKey({ acl: ['search'] });
  await service.admin.listApiKeys();
  await service.admin.getApiKey({ key });
  const credentials = `x-algolia-application-id=${APP_ID}&X-Algolia-API-Key=${key}`;
  const headers = { 'x-algolia-api-key': '', 'x-algolia-application-id': '', cookie: 'visitor=7' };
  const missing = await service.fetch(`/1/nowhere?${credentials}`, { headers });
  expect(missing.status).toBe(404);
  expect(await missing.text()).not.toContain(key);

  const { logs } = await service.admin.getLogs({ length: 1000 });
  expect(logs.slice(0, 4).map(({ url }) => url.split('?')[0])).toEqual([
    '/1/nowhere',
    '/1/keys/*****',
    '/1/keys',
    '/1/keys',
  ]);
  for (const secret of [key, KEYS.admin, 'visitor=7'])
    expect(JSON.stringify(logs)).not.toContain(secret);
});

test('the number of hits is included, however long the records are', async () => {
  const { nbHits } = await search('');
  const { logs } = await service.admin.getLogs({ type: 'query', length: 1 });
  expect(logs[0]?.answer).toHaveLength(1_000);
  expect(logs[0]?.answer).not.toContain('nbHits');
  expect(logs[0]?.query_nb_hits).toBe(String(nbHits));
});

test('logs can be filtered by failures, writes and index, and start at an offset', async () => {
  await rejection(visitor().searchSingleIndex({ indexName: 'nothing-here' }));
  const failures = await service.admin.getLogs({ type: 'error' });
  expect(failures.logs[0]).toMatchObject({ answer_code: '404', index: 'nothing-here' });
  expect(failures.logs.every(({ answer_code: code }) => Number(code) >= 400)).toBe(true);

  const writes = await service.admin.getLogs({ type: 'build', length: 100 });
  expect(writes.logs.length).toBeGreaterThan(0);
  expect(writes.logs.filter(({ url }) => /\/quer/.test(url))).toEqual([]);

  await search('one');
  await search('two');
  const second = await service.admin.getLogs({ indexName: PRODUCTS, offset: 1, length: 1 });
  expect(second.logs.map(({ query_body }) => query_body)).toEqual(['{"query":"one"}']);
});

test.each([
  ['a type', '?type=slow', 'type'],
  ['a length', '?length=1001', 'length'],
  ['an offset', '?offset=-1', 'offset'],
])('rejects %s that does not exist with 400', async (_, query, named) => {
  const response = await service.fetch(`/1/logs${query}`, {
    headers: { 'x-algolia-api-key': KEYS.admin },
  });
  expect(response.status).toBe(400);
  expect((await response.json()).message).toContain(named);
});

test('rejects a key without the right to logs', async () => {
  expect(await rejection(visitor().getLogs())).toMatchObject({ status: 403 });
});

describe('requests to many indices', () => {
  const OTHER = 'shoes';
  const logged = async (key: string) => {
    const { logs } = await service.clientWith(key).getLogs({ length: 1000 });
    return [...new Set(logs.map(({ index }) => index ?? 'none'))].sort();
  };

  beforeAll(async () => {
    await search('of one index');
    await rejection(visitor().searchSingleIndex({ indexName: OTHER }));
    await visitor().search({ requests: [{ indexName: PRODUCTS }, { indexName: PRODUCTS }] });
  });

  test.each([
    ['one index', [PRODUCTS], [PRODUCTS]],
    ['a pattern', ['sho*'], [OTHER]],
    ['an index nobody asked', ['elsewhere'], []],
  ])('a key for %s sees only those', async (_, indexes, seen) => {
    const { key } = await service.admin.addApiKey({ acl: ['logs'], indexes });
    expect(await logged(key)).toEqual(seen);
    const { logs } = await service.clientWith(key).getLogs({ indexName: PRODUCTS });
    expect(logs.length > 0).toBe(seen.includes(PRODUCTS));
  });

  test('a secured key sees only those of its own restriction', async () => {
    const { key } = await service.admin.addApiKey({ acl: ['logs'] });
    const restricted = service.securedKey(key, { restrictIndices: [OTHER] });
    expect(await logged(restricted)).toEqual([OTHER]);
    const free = service.securedKey(key, {});
    expect(await logged(free)).toEqual(expect.arrayContaining([PRODUCTS, OTHER, 'none']));
  });

  test('a key for every index also sees those on none', async () => {
    const { key } = await service.admin.addApiKey({ acl: ['logs'], indexes: ['*'] });
    expect(await logged(key)).toEqual(expect.arrayContaining([PRODUCTS, OTHER, 'none']));
  });
});

test('keeps a thousand requests and the beginning of each body', async () => {
  const long = 'x'.repeat(5_000);
  for (let call = 0; call < 1_050; call += 50)
    await Promise.all(Array.from({ length: 50 }, () => service.fetch('/1/logs?length=0')));
  await search(long);
  const { logs } = await service.admin.getLogs({ length: 1000 });
  expect(logs).toHaveLength(1000);
  expect(logs[0]?.query_body).toHaveLength(1_000);
});
