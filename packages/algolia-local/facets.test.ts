import type { SearchResponse } from 'algoliasearch/lite';
import { rejection, type RunningService, startService } from './testing/running-service';
import { fillFixtures, PRODUCTS, published } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await fillFixtures(service);
});

afterAll(async () => {
  await service.stop();
});

async function search(...queries: Record<string, unknown>[]): Promise<SearchResponse[]> {
  const requests = queries.map((query) => ({ indexName: PRODUCTS, ...query }));
  return (await service.lite.searchForHits({ requests })).results;
}

test.each<[string, Record<string, unknown>, unknown]>([
  ['one facet', { facets: ['brand'] }, { brand: { Marten: 4, Boreal: 3, 'Hollis & Fern': 2 } }],
  [
    'a facet named as text',
    { facets: 'brand', filters: 'price>90' },
    { brand: { Marten: 1, Boreal: 1 } },
  ],
  [
    'every value of a list',
    { facets: ['colours'], query: 'shirt' },
    { colours: { Navy: 2, White: 2, Red: 1 } },
  ],
  [
    'nested attributes',
    { facets: ['category.lvl0'] },
    { 'category.lvl0': { Tops: 4, Trousers: 3, Belts: 1, Coats: 1 } },
  ],
  [
    'numbers by their text',
    { facets: ['price'], query: 'shirt' },
    { price: { '49.9': 1, '59.9': 1, '69.9': 1 } },
  ],
  ['no key for a facet without values', { facets: ['colours'], filters: 'brand:nobody' }, {}],
])('facets count %s', async (_, params, expected) => {
  const [response] = await search(params);
  expect(response?.facets ?? {}).toEqual(expected);
});

test('facet values are sorted by count and then by name, or by name only', async () => {
  const [byCount, byName] = await search(
    { facets: ['category.lvl0'] },
    { facets: ['category.lvl0'], sortFacetValuesBy: 'alpha' },
  );
  const names = (response?: SearchResponse) =>
    Object.keys(response?.facets?.['category.lvl0'] ?? {});
  expect(names(byCount)).toEqual(['Tops', 'Trousers', 'Belts', 'Coats']);
  expect(names(byName)).toEqual(['Belts', 'Coats', 'Tops', 'Trousers']);
});

test('a facet has no more values than requested', async () => {
  const [response] = await search({ facets: ['colours'], maxValuesPerFacet: 2 });
  expect(Object.keys(response?.facets?.['colours'] ?? {})).toHaveLength(2);
});

test('* selects every facet except filter-only ones', async () => {
  const [response] = await search({ facets: ['*'] });
  expect(Object.keys(response?.facets ?? {}).sort()).toEqual([
    'brand',
    'category.lvl0',
    'category.lvl1',
    'colours',
    'price',
  ]);
});

test('numbers have statistics', async () => {
  const [response] = await search({ facets: ['price', 'brand'], query: 'shirt' });
  expect(response?.facets_stats).toEqual({
    price: {
      min: 49.9,
      max: 69.9,
      avg: expect.closeTo(59.9, 5),
      sum: expect.closeTo(179.7, 5),
    },
  });
});

test('a response without requested facets has neither facets nor statistics', async () => {
  const [response] = await search({});
  expect(response).not.toHaveProperty('facets');
  expect(response).not.toHaveProperty('facets_stats');
});

test('supports the queries of a disjunctive facet, sent by InstantSearch in one request', async () => {
  const [refined, brands, unpriced] = await search(
    {
      facets: ['brand', 'price'],
      facetFilters: [['brand:Marten']],
      numericFilters: ['price>=50'],
      hitsPerPage: 24,
    },
    { facets: 'brand', numericFilters: ['price>=50'], hitsPerPage: 0, analytics: false },
    { facets: 'price', facetFilters: [['brand:Marten']], hitsPerPage: 0, analytics: false },
  );
  expect(refined).toMatchObject({ nbHits: 3, facets: { brand: { Marten: 3 } } });
  expect(brands).toMatchObject({
    hits: [],
    facets: { brand: { Marten: 3, 'Hollis & Fern': 2, Boreal: 1 } },
  });
  expect(unpriced?.facets_stats?.['price']).toMatchObject({ min: 29.9, max: 99.9 });
});

const facetHits = async (facetQuery: string, params: Record<string, unknown> = {}) =>
  (
    await service.admin.searchForFacetValues({
      indexName: PRODUCTS,
      facetName: 'brand',
      searchForFacetValuesRequest: { facetQuery, ...params },
    })
  ).facetHits;

test.each<[string, string, Record<string, unknown>, unknown[]]>([
  [
    'the beginning of a word, marked',
    'fer',
    {},
    [{ value: 'Hollis & Fern', highlighted: 'Hollis & <em>Fer</em>n', count: 2 }],
  ],
  [
    'everything by count for no words',
    '',
    {},
    [
      { value: 'Marten', count: 4 },
      { value: 'Boreal', count: 3 },
      { value: 'Hollis & Fern', count: 2 },
    ],
  ],
  [
    'only what the filters leave',
    '',
    { params: 'filters=price%3E90' },
    [
      { value: 'Boreal', count: 1 },
      { value: 'Marten', count: 1 },
    ],
  ],
  [
    'a typo in it, the whole word marked',
    'martn',
    {},
    [{ value: 'Marten', highlighted: '<em>Marten</em>', count: 4 }],
  ],
  ['nothing for a typo where none is allowed', 'martn', { params: 'typoTolerance=false' }, []],
  ['no more than asked for', '', { maxFacetHits: 1 }, [{ value: 'Marten' }]],
  ['nothing', 'umbrella', {}, []],
])('FLT-17: facet values are searched: %s', async (_, query, params, expected) => {
  const found = await facetHits(query, params);
  expect(found).toHaveLength(expected.length);
  expect(found).toMatchObject(expected);
});

test('FLT-17: a one-way synonym finds a facet value', async () => {
  const { admin } = service;
  const indexName = PRODUCTS;
  await published(
    service,
    indexName,
    admin.saveSynonyms({
      indexName,
      synonymHit: [{ objectID: 's', type: 'onewaysynonym', input: 'nordic', synonyms: ['boreal'] }],
    }),
  );
  expect(await facetHits('nordic')).toEqual([
    { value: 'Boreal', highlighted: '<em>Boreal</em>', count: 3 },
  ]);
  await published(service, indexName, admin.clearSynonyms({ indexName }));
  expect(await facetHits('nordic')).toEqual([]);
});

test('FLT-17: one request can combine facet value searches and searches for hits', async () => {
  const { results } = await service.lite.search({
    requests: [
      { indexName: PRODUCTS, query: 'coat' },
      { indexName: PRODUCTS, type: 'facet', facet: 'brand', facetQuery: 'mar' },
    ],
  });
  expect(results).toMatchObject([{ nbHits: 1 }, { facetHits: [{ value: 'Marten', count: 4 }] }]);
});

test('FLT-17: an attribute that is not searchable is rejected by name', async () => {
  const sent = service.admin.searchForFacetValues({ indexName: PRODUCTS, facetName: 'colours' });
  const { status, message } = await rejection(sent);
  expect(status).toBe(400);
  expect(message).toContain('searchable(colours)');
});
