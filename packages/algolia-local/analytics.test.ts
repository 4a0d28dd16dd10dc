import { KEYS, type RunningService, startService } from './testing/running-service';
import { PRODUCTS } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await service.admin.replaceAllObjects({
    indexName: PRODUCTS,
    objects: ['coat', 'scarf', 'glove'].map((name) => ({ objectID: name, name })),
  });
});

afterAll(async () => {
  await service.stop();
});

const analytics = (key = KEYS.admin) =>
  service.clientWith(key).initAnalytics({
    options: { hosts: [{ url: service.host, protocol: 'http', accept: 'readWrite' }] },
  });
const search = (query: string, more: Record<string, unknown> = {}) =>
  service.lite.searchForHits<Record<string, unknown>>({
    requests: [{ indexName: PRODUCTS, query, clickAnalytics: true, ...more }],
  });
const withoutResults = async () =>
  (await analytics().getSearchesNoResults({ index: PRODUCTS })).searches;
const withoutClicks = async () =>
  (await analytics().getSearchesNoClicks({ index: PRODUCTS })).searches;

test('a report lists the searches without results, the most frequent first, in one spelling', async () => {
  for (const query of ['trousers', 'Trousers ', 'boots', 'coat', '', 'trousers'])
    await search(query);
  await search('boots', { filters: 'name:boots', page: 1 });
  await search('trousers', { filters: 'name:trousers' });
  expect(await withoutResults()).toEqual([
    { search: 'trousers', count: 4, withFilterCount: 1 },
    { search: 'boots', count: 1, withFilterCount: 0 },
  ]);
});

test('a report lists the searches without clicks on any page', async () => {
  await search('scarf');
  await search('scarf');
  const { results } = await search('glove');
  expect(await withoutClicks()).toEqual(
    expect.arrayContaining([
      { search: 'scarf', count: 2, nbHits: 1 },
      { search: 'glove', count: 1, nbHits: 1 },
    ]),
  );
  await service.admin
    .initInsights({
      options: { hosts: [{ url: service.host, protocol: 'http', accept: 'readWrite' }] },
    })
    .pushEvents({
      events: [
        {
          eventType: 'click',
          eventName: 'Product clicked',
          index: PRODUCTS,
          userToken: 'visitor-1',
          objectIDs: ['glove'],
          positions: [1],
          queryID: results[0]?.queryID ?? '',
        },
      ],
    });
  const named = (await withoutClicks()).map(({ search: query }) => query);
  expect(named).toContain('scarf');
  expect(named).not.toContain('glove');
});

test('a report omits searches that opted out and queries with email addresses', async () => {
  await search('nothing at all', { analytics: false });
  await search('max@example.org');
  const named = (await withoutResults()).map(({ search: query }) => query);
  expect(named).not.toContain('nothing at all');
  expect(named).not.toContain('max@example.org');
});

test('a report covers the last eight days by default, and as many lines as requested', async () => {
  await search('first');
  // Two days ago, because midnight may have been a moment ago.
  const earlier = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const { searches } = await analytics().getSearchesNoResults({
    index: PRODUCTS,
    startDate: '2026-01-01',
    endDate: earlier,
  });
  expect(searches).toEqual([]);
  const [line] = (await analytics().getSearchesNoResults({ index: PRODUCTS, limit: 1 })).searches;
  expect(line?.search).toBe('trousers');
});

test.each([
  ['without an index', ''],
  ['of a day that is none', `index=${PRODUCTS}&startDate=2026-13-01`],
  ['with a limit beyond all', `index=${PRODUCTS}&limit=1001`],
  ['by tags, which nothing knows', `index=${PRODUCTS}&tags=a`],
])('rejects a report %s with 400', async (_, query) => {
  expect((await service.fetch(`/2/searches/noResults?${query}`)).status).toBe(400);
});

test('the visitors’ key cannot read reports', async () => {
  await expect(
    analytics(KEYS.search).getSearchesNoClicks({ index: PRODUCTS }),
  ).rejects.toMatchObject({ status: 403 });
});

test('searches survive a restart of the service', async () => {
  await search('umbrella');
  await service.restart();
  const named = (await withoutResults()).map(({ search: query }) => query);
  expect(named).toContain('umbrella');
});
