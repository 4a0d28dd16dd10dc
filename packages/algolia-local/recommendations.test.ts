import type { RecommendationsRequest } from 'algoliasearch';
import { fillFixtures, PRODUCTS } from './testing/fixtures';
import { KEYS, rejection, type RunningService, startService } from './testing/running-service';

let service: RunningService;

const DAY_MS = 86_400_000;
const OWN = { indexName: PRODUCTS, threshold: 0 };

interface Used {
  visitor: string;
  ids: string[];
  daysAgo?: number;
  eventType?: 'click' | 'conversion';
}

const eventOf = ({ visitor, ids, daysAgo = 0, eventType = 'conversion' }: Used) => ({
  eventType,
  eventName: 'Used',
  index: PRODUCTS,
  userToken: visitor,
  objectIDs: ids,
  timestamp: Date.now() - daysAgo * DAY_MS,
});

const send = (events: object[]) =>
  service.fetch('/1/events', { method: 'POST', body: JSON.stringify({ events }) });

beforeAll(async () => {
  service = await startService();
  await fillFixtures(service);
  const used: Used[] = [
    { visitor: 'a', ids: ['shirt-1', 'chino-1'] },
    { visitor: 'b', ids: ['shirt-1'] },
    { visitor: 'b', ids: ['chino-1', 'belt-1'] },
    // Bought with the shirt, but days apart.
    { visitor: 'c', ids: ['shirt-1'], daysAgo: 10 },
    { visitor: 'c', ids: ['coat-1'], daysAgo: 8 },
    { visitor: 'd', ids: ['jeans-1'], daysAgo: 1 },
    { visitor: 'd', ids: ['shirt-1'], eventType: 'click' },
  ];
  const events = used.map(eventOf);
  await send(events);
});

afterAll(async () => {
  await service.stop();
});

const clientWith = (key: string) =>
  service.clientWith(key).initRecommend({
    options: { hosts: [{ url: service.host, protocol: 'http', accept: 'readWrite' }] },
  });

async function recommended(request: RecommendationsRequest, key = KEYS.search) {
  const { results } = await clientWith(key).getRecommendations({ requests: [request] });
  return results[0]?.hits ?? [];
}

const scores = (hits: { _score?: number | undefined }[]) =>
  hits.map((hit) => ['objectID' in hit ? hit.objectID : '', hit._score]);

test('bought together is what the same visitors converted within a day', async () => {
  const hits = await recommended({ ...OWN, model: 'bought-together', objectID: 'shirt-1' });
  // Three bought the shirt; the coat was bought two days later.
  expect(scores(hits)).toEqual([
    ['chino-1', 66.67],
    ['belt-1', 33.33],
  ]);
  expect(hits[0]).toMatchObject({ title: 'Slim chinos', price: 79.9 });
});

test('related products are those with the same facet values or the same visitors', async () => {
  const hits = await recommended({ ...OWN, model: 'related-products', objectID: 'coat-1' });
  const found = new Map(hits.map((hit) => [String('objectID' in hit && hit.objectID), hit._score]));
  expect(found.has('coat-1')).toBe(false);
  // Its brand and one colour, of five values.
  expect(found.get('polo-1')).toBe(40);
  // Its brand alone, and none of its visitors.
  expect(found.get('shirt-3')).toBe(20);
  // One of the coat's visitors is one of the four of the shirt.
  expect(found.get('shirt-1')).toBe(50);
});

test('trending items are what most visitors converted in the last week', async () => {
  const model = 'trending-items';
  expect(scores(await recommended({ ...OWN, model }))).toEqual([
    ['chino-1', 100],
    ['shirt-1', 100],
    ['belt-1', 50],
    ['jeans-1', 50],
  ]);
  const navy = { facetName: 'colours', facetValue: 'Navy' };
  expect(scores(await recommended({ ...OWN, model, ...navy }))).toEqual([
    ['chino-1', 100],
    ['shirt-1', 100],
  ]);
});

test('trending facets are the values that most visitors converted', async () => {
  const request = { ...OWN, model: 'trending-facets' as const, facetName: 'brand' };
  expect(await recommended(request)).toEqual([
    { facetName: 'brand', facetValue: 'Marten', _score: 100 },
    { facetName: 'brand', facetValue: 'Hollis & Fern', _score: 66.67 },
  ]);
});

test('threshold, number and parameters of a search limit what is recommended', async () => {
  const request = { ...OWN, model: 'trending-items' as const };
  expect(await recommended({ ...request, threshold: 51 })).toHaveLength(2);
  expect(await recommended({ ...request, maxRecommendations: 1 })).toHaveLength(1);
  const queryParameters = { filters: 'brand:Marten', attributesToRetrieve: ['title'] };
  const hits = await recommended({ ...request, queryParameters });
  expect(hits.map((hit) => 'title' in hit && hit.title)).toEqual([
    'Oxford shirt',
    'Leather belt',
    'Straight jeans',
  ]);
  expect(hits[0]).not.toHaveProperty('price');
});

test('a fallback fills up to the requested number, without a score', async () => {
  const request = {
    ...OWN,
    model: 'bought-together' as const,
    objectID: 'shirt-1',
    maxRecommendations: 4,
  };
  const fallbackParameters = { filters: 'category.lvl0:Trousers' };
  const hits = await recommended({ ...request, fallbackParameters });
  expect(scores(hits)).toEqual([
    ['chino-1', 66.67],
    ['belt-1', 33.33],
    ['jeans-1', undefined],
    ['chino-2', undefined],
  ]);
});

test('a record without events is recommended nothing but its fallback', async () => {
  const request = { ...OWN, model: 'bought-together' as const, objectID: 'polo-1' };
  expect(await recommended(request)).toEqual([]);
  const fallbackParameters = { query: 'polo' };
  const filled = { ...request, maxRecommendations: 2, fallbackParameters };
  // The only polo is the article itself.
  expect(await recommended(filled)).toEqual([]);
});

test('a secured key is recommended only what its filters allow', async () => {
  const key = service.securedKey(KEYS.search, { filters: 'brand:"Hollis & Fern"' });
  expect(scores(await recommended({ ...OWN, model: 'trending-items' }, key))).toEqual([
    ['chino-1', 100],
  ]);
  const request = { ...OWN, model: 'trending-facets' as const, facetName: 'brand' };
  expect(await recommended(request, key)).toEqual([
    { facetName: 'brand', facetValue: 'Hollis & Fern', _score: 100 },
  ]);
  const other = service.securedKey(KEYS.search, { restrictIndices: ['another'] });
  const sent = recommended({ ...OWN, model: 'trending-items' }, other);
  expect((await rejection(sent)).status).toBe(403);
});

test('a visitor who is deleted no longer counts', async () => {
  const indexName = 'others';
  const objects = ['one', 'two'].map((objectID) => ({ objectID }));
  await service.admin.saveObjects({ indexName, objects, waitForTasks: true });
  await send([{ ...eventOf({ visitor: 'gone', ids: ['one', 'two'] }), index: indexName }]);
  const request = { indexName, threshold: 0, model: 'trending-items' as const };
  expect(await recommended(request)).toHaveLength(2);
  await service.fetch('/1/usertokens/gone', { method: 'DELETE' });
  expect(await recommended(request)).toEqual([]);
});

test('one call has the results of several requests in their order', async () => {
  const requests: RecommendationsRequest[] = [
    { ...OWN, model: 'trending-facets', facetName: 'brand' },
    { ...OWN, model: 'trending-items', maxRecommendations: 1 },
  ];
  const { results } = await clientWith(KEYS.search).getRecommendations({ requests });
  expect(results.map(({ hits, nbHits }) => [hits.length, nbHits])).toEqual([
    [2, 2],
    [1, 1],
  ]);
});

test.each<[string, object, number, string]>([
  ['another model', { model: 'best' }, 400, 'model'],
  ['no threshold', { threshold: undefined }, 400, 'threshold'],
  ['a threshold above 100', { threshold: 101 }, 400, 'threshold'],
  ['an unknown parameter', { facetFilters: [] }, 400, 'facetFilters'],
  ['a facet without its value', { facetName: 'brand' }, 400, 'facetValue'],
  ['a page', { queryParameters: { hitsPerPage: 3 } }, 400, 'hitsPerPage'],
  ['an unknown search parameter', { queryParameters: { colour: 'red' } }, 400, 'colour'],
  ['no record', { model: 'bought-together' }, 400, 'objectID'],
  ['facets that are not declared', { model: 'trending-facets', facetName: 'text' }, 400, 'text'],
  ['an index that does not exist', { indexName: 'none' }, 404, 'none'],
  ['pictures', { model: 'looking-similar', objectID: 'shirt-1' }, 404, 'looking-similar'],
])('rejects %s', async (_, change, status, word) => {
  // Each change is one that the client's types exclude.
  const request = { ...OWN, model: 'trending-items', ...change } as RecommendationsRequest;
  const rejected = await rejection(recommended(request));
  expect(rejected).toEqual({ status, message: expect.stringContaining(word) as string });
});
