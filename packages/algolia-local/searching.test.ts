import type { SearchResponse } from 'algoliasearch/lite';
import { rejection, type RunningService, startService } from './testing/running-service';
import { type Article, ARTICLES, fillFixtures, PRODUCTS } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await fillFixtures(service);
});

afterAll(async () => {
  await service.stop();
});

type Params = Record<string, unknown>;

async function search(params: Params, indexName = PRODUCTS): Promise<SearchResponse<Article>> {
  const { results } = await service.lite.searchForHits<Article>({
    requests: [{ indexName, ...params }],
  });
  const [first] = results;
  if (!first) throw new Error('no result');
  return first;
}

const idsOf = ({ hits }: SearchResponse<Article>) => hits.map(({ objectID }) => objectID);

const BY_POPULARITY = [...ARTICLES]
  .sort((left, right) => right.popularity - left.popularity)
  .map(({ objectID }) => objectID);

test.each<[string, Params, string[]]>([
  ['no query: everything by custom ranking', {}, BY_POPULARITY],
  ['a word of the title', { query: 'chinos' }, ['chino-1', 'chino-2']],
  ['the beginning of a word', { query: 'chi' }, ['chino-1', 'chino-2']],
  ['two words, both needed', { query: 'linen shirt' }, ['shirt-2']],
  ['a typo in a word of four letters and more', { query: 'chnios' }, ['chino-1', 'chino-2']],
  ['diacritics left out', { query: 'pique' }, ['polo-1']],
  ['diacritics typed', { query: 'piqué' }, ['polo-1']],
  ['a German umlaut as its vowel', { query: 'muller' }, ['belt-1']],
  ['upper case', { query: 'LODEN' }, ['coat-1']],
  ['a word of the brand', { query: 'hollis' }, ['chino-1', 'chino-2']],
  ['nothing that matches', { query: 'umbrella' }, []],
  ['no prefixes', { query: 'chi', queryType: 'prefixNone', typoTolerance: false }, []],
  ['no typos', { query: 'chnios', typoTolerance: false }, []],
  ['typos only in the title', { query: 'chinos', restrictSearchableAttributes: ['brand'] }, []],
  ['optional words', { query: 'chinos velvet', optionalWords: ['velvet'] }, ['chino-1', 'chino-2']],
  [
    'words removed from the end',
    { query: 'chinos velvet', removeWordsIfNoResults: 'lastWords' },
    ['chino-1', 'chino-2'],
  ],
  ['a filter on a facet', { filters: 'colours:Green' }, ['polo-1', 'coat-1']],
  ['a filter in another case', { filters: 'colours:green' }, ['polo-1', 'coat-1']],
  [
    'a negated filter',
    { filters: 'NOT brand:Marten AND NOT brand:Boreal' },
    ['chino-1', 'chino-2'],
  ],
  ['alternatives', { filters: 'colours:Red OR colours:Blue' }, ['jeans-1', 'shirt-3']],
  ['a quoted value', { filters: '"category.lvl1":"Tops > Polos"' }, ['polo-1']],
  ['a comparison', { filters: 'price > 90' }, ['jeans-1', 'coat-1']],
  ['a range', { filters: 'price:30 TO 50' }, ['shirt-3', 'polo-1']],
  ['a switch', { filters: 'inStock:false' }, ['shirt-3']],
  [
    'alternatives and a condition',
    { filters: '(colours:Navy OR colours:White) AND inStock:true AND price < 70' },
    ['shirt-1', 'shirt-2'],
  ],
  ['an attribute that is no facet', { filters: 'title:coat' }, []],
  [
    'facetFilters as lists',
    { facetFilters: [['colours:Red', 'colours:Blue'], 'brand:Marten'] },
    ['jeans-1'],
  ],
  ['facetFilters as text', { facetFilters: 'brand:Boreal,colours:Green' }, ['polo-1', 'coat-1']],
  [
    'facetFilters with a negation',
    { facetFilters: ['brand:Boreal', 'colours:-Green'] },
    ['shirt-3'],
  ],
  [
    'numericFilters as a list',
    { numericFilters: ['price>=79.9', 'price<=99.9'] },
    ['chino-1', 'jeans-1', 'chino-2'],
  ],
  [
    'numericFilters as alternatives',
    { numericFilters: [['price<30', 'price>200']] },
    ['coat-1', 'belt-1'],
  ],
  ['numericFilters as text', { numericFilters: 'price:60 to 80' }, ['chino-1', 'shirt-2']],
  [
    'an optional filter ranks',
    { query: 'shirt', optionalFilters: ['colours:Red'] },
    ['shirt-3', 'shirt-1', 'shirt-2'],
  ],
  ['the second page', { hitsPerPage: 4, page: 1 }, BY_POPULARITY.slice(4, 8)],
  ['a page behind the last', { hitsPerPage: 4, page: 9 }, []],
  ['a window instead of a page', { offset: 2, length: 3 }, BY_POPULARITY.slice(2, 5)],
  ['no hits wanted', { hitsPerPage: 0 }, []],
])('API-07: search finds %s', async (_, params, expected) => {
  expect(idsOf(await search(params))).toEqual(expected);
});

test('PLP-15: a replica shows the same records in its own order', async () => {
  const cheapest = [...ARTICLES].sort((left, right) => left.price - right.price);
  expect(idsOf(await search({}, 'wardrobe_price_asc'))).toEqual(
    cheapest.map(({ objectID }) => objectID),
  );
  const { hits, nbHits } = await search({ query: 'shirt' }, 'wardrobe_price_asc');
  expect(hits.map(({ price }) => price)).toEqual([49.9, 59.9, 69.9]);
  expect(nbHits).toBe(3);
});

test.each<[string, Params, Params]>([
  ['counts and pages', { hitsPerPage: 4 }, { nbHits: 9, nbPages: 3, page: 0, hitsPerPage: 4 }],
  ['no pages without hits', { query: 'umbrella' }, { nbHits: 0, nbPages: 0, hits: [] }],
  ['no pages of nothing', { hitsPerPage: 0 }, { nbHits: 9, nbPages: 0, hitsPerPage: 0 }],
  ['the query as it was sent', { query: ' Chinos ' }, { query: ' Chinos ' }],
  ['the index', {}, { index: PRODUCTS }],
  ['that it counted everything', {}, { exhaustiveNbHits: true, exhaustive: { nbHits: true } }],
  ['a window’s own edges', { offset: 2, length: 3 }, { offset: 2, length: 3 }],
  [
    'parameters as one text',
    { query: 'a b', filters: 'brand:x' },
    { params: 'query=a+b&filters=brand%3Ax' },
  ],
  ['an empty text for no parameters', {}, { params: '' }],
  [
    'lists among the parameters as JSON',
    { facetFilters: ['a:b'] },
    { params: 'facetFilters=%5B%22a%3Ab%22%5D' },
  ],
  ['an empty renderingContent', {}, { renderingContent: {} }],
  [
    'what words it removed',
    { query: 'chinos velvet', removeWordsIfNoResults: 'lastWords' },
    { queryAfterRemoval: 'chinos <em>velvet</em>' },
  ],
])('API-07: a response contains %s', async (_, params, expected) => {
  expect(await search(params)).toMatchObject(expected);
});

test('PLP-16: a query with click analytics gets an id of 32 hexadecimal digits', async () => {
  expect((await search({ clickAnalytics: true })).queryID).toMatch(/^[0-9a-f]{32}$/);
  expect((await search({})).queryID).toBeUndefined();
});

test('parameters may be one URL-encoded string', async () => {
  const params = `query=shirt&hitsPerPage=2&facets=${encodeURIComponent('["brand"]')}&page=0`;
  const { results } = await service.lite.searchForHits({
    requests: [{ indexName: PRODUCTS, params }],
  });
  expect(results[0]).toMatchObject({
    nbHits: 3,
    hitsPerPage: 2,
    facets: { brand: { Marten: 2, Boreal: 1 } },
  });
});

test('responseFields limits the response to the named fields', async () => {
  const response = await search({ responseFields: ['hits', 'nbHits'], hitsPerPage: 1 });
  expect(Object.keys(response).sort()).toEqual(['hits', 'nbHits']);
});

test.each<[string, Params, Params]>([
  [
    'chosen attributes',
    { attributesToRetrieve: ['title', 'price'] },
    { objectID: 'chino-1', title: 'Slim chinos', price: 79.9 },
  ],
  [
    'all but one',
    { attributesToRetrieve: ['*', '-text'] },
    { objectID: 'chino-1', brand: 'Hollis & Fern' },
  ],
])('a hit contains %s', async (_, params, expected) => {
  const [hit] = (await search({ query: 'slim', attributesToHighlight: [], ...params })).hits;
  expect(hit).toMatchObject(expected);
  expect(hit).not.toHaveProperty('text');
});

test.each<[string, Params, Params]>([
  [
    'the typed beginning of a word',
    { query: 'chi' },
    {
      title: {
        value: 'Slim <em>chi</em>nos',
        matchLevel: 'full',
        matchedWords: ['chi'],
        fullyHighlighted: false,
      },
    },
  ],
  [
    'the whole word that has a typo',
    { query: 'chnios' },
    { title: { value: 'Slim <em>chinos</em>', matchLevel: 'full' } },
  ],
  [
    'with the tags InstantSearch asks for, and nothing escaped',
    {
      query: 'hollis',
      highlightPreTag: '__ais-highlight__',
      highlightPostTag: '__/ais-highlight__',
    },
    { brand: { value: '__ais-highlight__Hollis__/ais-highlight__ & Fern' } },
  ],
  [
    'nothing where nothing matches',
    { query: 'slim' },
    { brand: { value: 'Hollis & Fern', matchLevel: 'none', matchedWords: [] } },
  ],
])('highlights mark %s', async (_, params, expected) => {
  const [hit] = (await search(params)).hits;
  expect(hit?._highlightResult).toMatchObject(expected);
});

test('numbers are text in highlights, and lists stay lists', async () => {
  const [hit] = (await search({ query: 'slim', attributesToHighlight: ['*'] })).hits;
  expect(hit?._highlightResult).toMatchObject({
    price: { value: '79.9' },
    colours: [{ value: 'Navy' }, { value: 'Beige' }],
    category: { lvl0: { value: 'Trousers' } },
  });
});

test('snippets show the words around a match', async () => {
  const [hit] = (await search({ query: 'felted', attributesToSnippet: ['text:3'] })).hits;
  expect(hit?._snippetResult).toMatchObject({ text: { matchLevel: 'full' } });
  expect(JSON.stringify(hit?._snippetResult)).toContain('<em>felted</em>');
});

test('ranking information is returned only if requested', async () => {
  const [ranked] = (await search({ query: 'chnios', getRankingInfo: true })).hits;
  expect(ranked?._rankingInfo).toMatchObject({ nbTypos: 1, words: 1 });
  const [plain] = (await search({ query: 'chnios' })).hits;
  expect(plain).not.toHaveProperty('_rankingInfo');
});

test('several queries of one request are executed in order', async () => {
  const { results } = await service.lite.searchForHits<Article>({
    requests: ['coat', 'belt', 'umbrella'].map((query) => ({ indexName: PRODUCTS, query })),
  });
  expect(results.map(idsOf)).toEqual([['coat-1'], ['belt-1'], []]);
});

test('stopIfEnoughMatches skips later queries', async () => {
  const requests = ['shirt', 'coat'].map((query) => ({
    indexName: PRODUCTS,
    query,
    hitsPerPage: 2,
  }));
  const { results } = await service.lite.searchForHits({
    requests,
    strategy: 'stopIfEnoughMatches',
  });
  expect(results).toMatchObject([{ nbHits: 3 }, { nbHits: 0, hits: [], processed: false }]);
});

test('the endpoint of a single index returns the same response', async () => {
  const response = await service.admin.searchSingleIndex<Article>({
    indexName: PRODUCTS,
    searchParams: { query: 'coat' },
  });
  expect(response.hits.map(({ objectID }) => objectID)).toEqual(['coat-1']);
});

test.each<[string, Params, string]>([
  ['an unknown parameter', { hitPerPage: 3 }, 'Unknown parameter: hitPerPage'],
  ['a number that is none', { hitsPerPage: 'many' }, 'hitsPerPage'],
  ['a negative page', { page: -1 }, 'page'],
  ['a switch that is none', { getRankingInfo: 'maybe' }, 'getRankingInfo'],
  ['a choice that does not exist', { queryType: 'prefixFirst' }, 'queryType'],
  ['broken JSON in a list', { facetFilters: '["a:b"' }, 'facetFilters'],
  ['filters that are no text', { filters: ['a:b'] }, 'filters'],
  ['a filter that ends early', { filters: 'brand:' }, 'filters'],
  ['an alternative of conditions', { filters: '(a:b AND c:d) OR e:f' }, 'filters'],
  ['a filter list of numbers', { facetFilters: [5] }, 'facetFilters'],
  ['a numeric filter without a number', { numericFilters: ['price>cheap'] }, 'numericFilters'],
  ['coordinates from nowhere', { aroundLatLng: '95,0' }, 'aroundLatLng'],
  ['what the service does not do', { enablePersonalization: true }, 'enablePersonalization'],
])('SRC-08: %s is rejected with 400 and its name', async (_, params, words) => {
  const { status, message } = await rejection(search(params));
  expect(status).toBe(400);
  expect(message).toContain(words);
});

test('an unknown index rejects the whole request with 404', async () => {
  const requests = [{ indexName: PRODUCTS }, { indexName: 'nowhere' }];
  await expect(rejection(service.lite.search({ requests }))).resolves.toEqual({
    status: 404,
    message: 'Index nowhere does not exist',
  });
});
