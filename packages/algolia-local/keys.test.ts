import { setTimeout as pause } from 'node:timers/promises';
import { KEYS, rejection, type RunningService, startService } from './testing/running-service';
import { fillFixtures, PRODUCTS } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await fillFixtures(service);
});

afterAll(async () => {
  await service.stop();
});

type Client = RunningService['admin'];
type KeyParts = Parameters<Client['addApiKey']>[0];

const keyWith = async (parts: KeyParts) => (await service.admin.addApiKey(parts)).key;
const search = (client: Client, searchParams: Record<string, unknown> = {}) =>
  client.searchSingleIndex({ indexName: PRODUCTS, searchParams });

const secured = (restrictions: Record<string, unknown>, parentApiKey: string = KEYS.search) =>
  service.clientWith(service.securedKey(parentApiKey, restrictions));

const INVALID = { status: 403, message: 'Invalid Application-ID or API key' };
const NOT_ALLOWED = { status: 403, message: 'Method not allowed with this API key' };

test.each<[string, Record<string, string>]>([
  ['no key', { 'x-algolia-api-key': '' }],
  ['an unknown key', { 'x-algolia-api-key': 'nobody' }],
  ['another application', { 'x-algolia-application-id': 'OTHER' }],
])('%s is rejected with 403', async (_, headers) => {
  const response = await service.fetch('/1/indexes', { headers });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual(INVALID);
});

test.each<[string, (client: Client) => Promise<unknown>]>([
  ['write records', (client) => client.saveObject({ indexName: PRODUCTS, body: { a: 1 } })],
  [
    'write in a batch',
    (client) => client.saveObjects({ indexName: PRODUCTS, objects: [{ a: 1 }] }),
  ],
  ['delete records', (client) => client.deleteObject({ indexName: PRODUCTS, objectID: 'belt-1' })],
  ['browse', (client) => client.browse({ indexName: PRODUCTS })],
  ['read settings', (client) => client.getSettings({ indexName: PRODUCTS })],
  ['change settings', (client) => client.setSettings({ indexName: PRODUCTS, indexSettings: {} })],
  ['list indices', (client) => client.listIndices()],
  ['delete an index', (client) => client.deleteIndex({ indexName: PRODUCTS })],
  ['make keys', (client) => client.addApiKey({ acl: ['search'] })],
])('a key for searching cannot %s', async (_, call) => {
  await expect(rejection(call(service.clientWith(KEYS.search)))).resolves.toEqual(NOT_ALLOWED);
});

test('the list of keys names only rights that the API defines', async () => {
  const { keys } = await service.admin.listApiKeys();
  const [admin] = keys.filter(({ value }) => value === KEYS.admin);
  expect(admin?.acl).toContain('editSettings');
  expect(keys.flatMap(({ acl }) => acl as string[])).not.toContain('admin');
});

test('a key is created, read, changed and deleted, and survives a restart', async () => {
  const key = await keyWith({ acl: ['search', 'browse'], description: 'for a test' });
  const own = service.clientWith(key);
  await service.restart();
  expect(await own.browse({ indexName: PRODUCTS })).toMatchObject({ nbHits: 9 });
  expect(await own.getApiKey({ key })).toMatchObject({
    acl: ['search', 'browse'],
    description: 'for a test',
  });
  await service.admin.updateApiKey({ key, apiKey: { acl: ['search'] } });
  await expect(rejection(own.browse({ indexName: PRODUCTS }))).resolves.toEqual(NOT_ALLOWED);
  expect((await service.admin.listApiKeys()).keys.map(({ value }) => value)).toContain(key);
  await service.admin.deleteApiKey({ key });
  await expect(rejection(search(own))).resolves.toEqual(INVALID);
  await expect(rejection(service.admin.getApiKey({ key }))).resolves.toMatchObject({ status: 404 });
});

test('a key for some indices cannot access the others', async () => {
  const own = service.clientWith(
    await keyWith({ acl: ['search', 'listIndexes'], indexes: ['wardrobe_*'] }),
  );
  expect(await own.searchSingleIndex({ indexName: 'wardrobe_price_asc' })).toMatchObject({
    nbHits: 9,
  });
  await expect(rejection(search(own))).resolves.toEqual({
    status: 403,
    message: 'Index not allowed with this API key',
  });
  expect((await own.listIndices()).items.map(({ name }) => name)).toEqual(['wardrobe_price_asc']);
});

test('a key limits hits and forces parameters', async () => {
  const limited = service.clientWith(await keyWith({ acl: ['search'], maxHitsPerQuery: 2 }));
  expect((await search(limited, { hitsPerPage: 5 })).hits).toHaveLength(2);
  const forced = service.clientWith(
    await keyWith({ acl: ['search'], queryParameters: 'filters=brand%3AMarten&hitsPerPage=3' }),
  );
  expect(await search(forced, { filters: 'inStock:true', hitsPerPage: 9 })).toMatchObject({
    nbHits: 4,
    hitsPerPage: 3,
  });
});

test('a key expires, and is valid until then', async () => {
  let hits: number | undefined;
  let short = service.admin;
  // A busy machine may find a key expired that is valid for a second only.
  for (let validity = 1; hits === undefined && validity <= 32; validity *= 2) {
    short = service.clientWith(await keyWith({ acl: ['search'], validity }));
    hits = await search(short).then(
      ({ nbHits }) => nbHits,
      () => undefined,
    );
  }
  expect(hits).toBe(9);
  while (await search(short).catch(() => null)) await pause(100);
  await expect(rejection(search(short))).resolves.toEqual(INVALID);
});

test('a key with a rate limit gets 429 with the time to wait', async () => {
  const key = await keyWith({ acl: ['search'], maxQueriesPerIPPerHour: 2 });
  const send = () =>
    service.fetch(`/1/indexes/${PRODUCTS}/query`, {
      method: 'POST',
      body: '{}',
      headers: { 'x-algolia-api-key': key },
    });
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a secured key’s filters apply in addition to the visitor’s', async () => {
  const own = secured({ filters: 'brand:Boreal' });
  expect(await search(own)).toMatchObject({ nbHits: 3 });
  expect(await search(own, { filters: 'brand:Marten' })).toMatchObject({ nbHits: 0 });
  expect(await search(own, { filters: 'inStock:true' })).toMatchObject({ nbHits: 2 });
});

test.each([
  'brand:"Marten',
  'brand:Marten OR',
  'brand:Marten)',
  'brand:Marten OR inStock:true',
  "brand:'Marten",
])('a visitor’s filter cannot bypass those of a secured key: %s', async (filters) => {
  const found = await search(secured({ filters: 'brand:Boreal' }), { filters }).catch(() => null);
  const brands = found?.hits.map((hit) => (hit as { brand?: string }).brand) ?? [];
  expect(brands.filter((brand) => brand !== 'Boreal')).toEqual([]);
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ['whose time is over', { validUntil: Math.floor(Date.now() / 1000) - 10 }, /validUntil/],
  ['for another index', { restrictIndices: ['elsewhere'] }, /Index not allowed/],
  ['for another network', { restrictSources: '10.0.0.0/8' }, /IP not allowed/],
])('a secured key %s is rejected with 403', async (_, restrictions, words) => {
  const { status, message } = await rejection(search(secured(restrictions)));
  expect(status).toBe(403);
  expect(message).toMatch(words);
});

test('a secured key for this index and network that has not expired is accepted', async () => {
  const restrictions = {
    validUntil: Math.floor(Date.now() / 1000) + 60,
    restrictIndices: [PRODUCTS],
    restrictSources: '127.0.0.0/8',
  };
  expect(await search(secured(restrictions))).toMatchObject({ nbHits: 9 });
});

test.each<[string, () => Client]>([
  ['signed with another key', () => secured({ filters: 'brand:Boreal' }, 'a guess')],
  ['made from the admin key', () => secured({ filters: 'brand:Boreal' }, KEYS.admin)],
])('a secured key %s is rejected', async (_, client) => {
  await expect(rejection(search(client()))).resolves.toEqual(INVALID);
});

test('unretrievable attributes are returned to the admin only', async () => {
  const indexName = 'secrets';
  const { admin } = service;
  await admin.setSettings({ indexName, indexSettings: { unretrievableAttributes: ['cost'] } });
  await admin.saveObjects({
    indexName,
    objects: [{ objectID: '1', a: 1, cost: 5 }],
    waitForTasks: true,
  });
  const visitor = service.clientWith(KEYS.search);
  const hitOf = async (client: Client) => (await client.searchSingleIndex({ indexName })).hits[0];
  expect(await hitOf(visitor)).not.toHaveProperty('cost');
  expect(await visitor.getObject({ indexName, objectID: '1' })).toEqual({ objectID: '1', a: 1 });
  expect(await hitOf(admin)).toMatchObject({ cost: 5 });
});

test.each<[string, unknown]>([
  ['without rights', {}],
  ['with a right that does not exist', { acl: ['fly'] }],
  ['with an unknown field', { acl: ['search'], colour: 'red' }],
  ['with a limit that is no number', { acl: ['search'], maxHitsPerQuery: 'few' }],
])('a key %s is rejected with 400', async (_, body) => {
  const { status } = await service.fetch('/1/keys', { method: 'POST', body: JSON.stringify(body) });
  expect(status).toBe(400);
});

test('the configured keys cannot be changed', async () => {
  await expect(rejection(service.admin.deleteApiKey({ key: KEYS.search }))).resolves.toMatchObject({
    status: 403,
  });
  expect(await search(service.clientWith(KEYS.search))).toMatchObject({ nbHits: 9 });
});
