import { searchClient } from './search-client';
import { searchStandIn } from './search-stand-in.fixture';
import { lengthOf, suggest, suggestedTerms, type SuggestionScope } from './suggest';

const scope: SuggestionScope = {
  project: 'hgg',
  language: 'pl',
  currency: 'PLN',
  excludedTypes: [],
  articleNumber: null,
};

async function standIn() {
  const { service, stop, ...rest } = await searchStandIn();
  return { client: searchClient(service), ...rest, [Symbol.asyncDispose]: stop };
}

test('SRC-09: terms come from the suggestions of project and language, articles from their index', async () => {
  await using service = await standIn();
  await suggest(service.client, scope, ' koszula ');
  const [requests] = service.requests;
  expect(requests).toMatchObject([
    { indexName: 'hgg_suggestions_pl', query: 'koszula' },
    { indexName: 'hgg_products_pl', query: 'koszula', hitsPerPage: 4, distinct: true },
  ]);
  expect(requests?.[1]).not.toHaveProperty('filters');
});

test('SRC-02: returns up to six terms, without duplicates and the query itself', async () => {
  await using service = await standIn();
  const terms = ['Hemd', 'hemden', 'hemden', 'a', 'b', 'c', 'd', 'e', 'f'];
  service.known.set('hemd', { terms, products: [{}] });
  const result = await suggest(service.client, scope, 'hemd');
  expect(result.terms.map(({ query }) => query)).toEqual(['hemden', 'a', 'b', 'c', 'd', 'e']);
  expect(result.terms[0]?.parts).toEqual([
    { text: 'hemd', isMatch: true },
    { text: 'en', isMatch: false },
  ]);
  expect(result).toMatchObject({ query: 'hemd', count: 1, queryID: 'query-id' });
});

test('PLP-07: returns terms for the page of results', async () => {
  await using service = await standIn();
  service.known.set('hemd', { terms: ['leinenhemd', 'hemd'] });
  expect(await suggestedTerms(service.client, scope, 'hemd ')).toEqual(['leinenhemd']);
});

test('omits product types that are not sold in the country', async () => {
  await using service = await standIn();
  await suggest(service.client, { ...scope, excludedTypes: ['waesche', 'set'] }, 'bon');
  expect(service.requests[0]?.[1]?.filters).toBe(
    'NOT productType:"waesche" AND NOT productType:"set"',
  );
});

test('omits records that are not products', async () => {
  await using service = await standIn();
  service.known.set('hemd', { products: [{ slug: '' }, { colorVariants: 'none' }, {}] });
  const { products, count } = await suggest(service.client, scope, 'hemd');
  expect(products.map(({ product }) => product.objectID)).toEqual(['20310000']);
  expect(count).toBe(3);
});

test('SRC-08: an error of the service reaches the caller', async () => {
  await using service = await standIn();
  service.known.set('hemd', { status: 403 });
  await expect(suggest(service.client, scope, 'hemd')).rejects.toMatchObject({ status: 403 });
});

test('offers articles with some words, without their number, if no article has all', async () => {
  await using service = await standIn();
  service.known.set('koszula', { products: [{}] });
  expect(await suggest(service.client, scope, 'koszula xyzx')).toMatchObject({
    products: [{ product: { objectID: '20310000' } }],
    count: null,
    outcome: { kind: 'results' },
  });
});

test('offers articles for a compound for men by its rest while it is typed', async () => {
  await using service = await standIn();
  service.known.set('hem', { products: [{}, {}] });
  expect(await suggest(service.client, scope, 'herrenhem')).toMatchObject({ count: 2 });
});

const GERMAN: SuggestionScope = { ...scope, language: 'de', currency: 'EUR' };

test.each([
  ['leinenhose', 'Leinenhemd', 'hose', 'Chino'],
  ['wollhemden', 'Wollhosen', 'hemden', 'Karohemd'],
  ['samtsakko', 'Samtsocke', 'sakko', 'Sakko'],
  ['kordjacke', 'Kordhose', 'jacke', 'Blouson'],
  ['lederschuhe', 'Ledergürtel', 'schuhe', 'Derby'],
])(
  'for “%s”, which only a typo makes “%s”, articles for “%s” are offered',
  async (query, mistaken, noun, meant) => {
    await using service = await standIn();
    service.known.set(query, { products: [{ title: mistaken, _rankingInfo: { nbTypos: 2 } }] });
    service.known.set(noun, { products: [{ title: meant }] });
    const { products } = await suggest(service.client, GERMAN, query);
    expect(products.map(({ product }) => product.title)).toEqual([meant]);
  },
);

test('a compound after another word offers articles for that word and its noun', async () => {
  await using service = await standIn();
  const shirt = { title: 'Blaues Leinenhemd', _rankingInfo: { nbTypos: 2 } };
  service.known.set('blaue leinenhose', { products: [shirt] });
  service.known.set('hose', { products: [{ title: 'Chino' }] });
  service.known.set('blaue hose', { products: [{ title: 'Blaue Chino' }] });
  const { products } = await suggest(service.client, GERMAN, 'blaue leinenhose');
  expect(products.map(({ product }) => product.title)).toEqual(['Blaue Chino']);
});

test('SRC-02: ends of a compound are counted, and articles requested for one of them', async () => {
  await using service = await standIn();
  service.known.set('hose', { products: [{ title: 'Chino' }] });
  await suggest(service.client, GERMAN, 'leinenhose');
  const sent = service.requests.slice(1);
  expect(sent.map((requests) => requests.map(({ query }) => query))).toEqual([
    ['nenhose', 'enhose', 'nhose', 'hose'],
    ['hose'],
  ]);
  for (const request of sent[0] ?? []) expect(request).toMatchObject({ hitsPerPage: 0 });
});

test('a long pasted word keeps its suggestions', async () => {
  await using service = await standIn();
  const pasted = `${'leinen'.repeat(30)}hose`;
  service.known.set(pasted, { terms: ['leinenhose'] });
  service.known.set('hose', { products: [{ title: 'Chino' }] });
  expect(await suggest(service.client, GERMAN, pasted)).toMatchObject({
    terms: [{ query: 'leinenhose' }],
    products: [{ product: { title: 'Chino' } }],
  });
});

test('a word of descriptions is no noun at the end of a compound', async () => {
  await using service = await standIn();
  service.known.set('kosten', { products: [{}], isDescription: true });
  expect(await suggest(service.client, GERMAN, 'versandkosten')).toMatchObject({ count: 0 });
});

test('articles for a compound stay if the search for its noun fails', async () => {
  await using service = await standIn();
  const shirt = { title: 'Leinenhemd', _rankingInfo: { nbTypos: 2 } };
  service.known.set('leinenhose', { products: [shirt] });
  service.known.set('nenhose', { status: 403 });
  expect(await suggest(service.client, GERMAN, 'leinenhose')).toMatchObject({
    products: [{ product: { title: 'Leinenhemd' } }],
    count: 1,
  });
});

test('SRC-08: an error of the search for a noun reaches the caller if there are no articles', async () => {
  await using service = await standIn();
  service.known.set('nenhose', { status: 403 });
  await expect(suggest(service.client, GERMAN, 'leinenhose')).rejects.toMatchObject({
    status: 403,
  });
});

test('a compound that no article has offers articles for its noun', async () => {
  await using service = await standIn();
  service.known.set('hosen', { products: [{ title: 'Chino' }] });
  expect(await suggest(service.client, GERMAN, 'leinenhosen')).toMatchObject({
    products: [{ product: { title: 'Chino' } }],
    outcome: { kind: 'results' },
  });
});

test.each([
  ['lienenhemd', 'Leinenhemd', 'hemd'],
  ['lienenhemden', 'Leinenhemd', 'hemden'],
])('“%s” is a typo for “%s”, not another word for “%s”', async (query, meant, noun) => {
  await using service = await standIn();
  service.known.set(query, { products: [{ title: meant, _rankingInfo: { nbTypos: 1 } }] });
  service.known.set(noun, { products: [{ title: 'Karohemd' }] });
  const { products } = await suggest(service.client, GERMAN, query);
  expect(products.map(({ product }) => product.title)).toEqual([meant]);
});

test('does not search again for a single word that finds nothing', async () => {
  await using service = await standIn();
  expect(await suggest(service.client, scope, 'xyzxyz')).toMatchObject({ count: 0 });
  expect(service.requests).toHaveLength(1);
});

test('counts characters as they are displayed', () => {
  expect([lengthOf('  ab '), lengthOf('👔👕'), lengthOf('')]).toEqual([2, 2, 0]);
});
