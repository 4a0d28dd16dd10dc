import type { LoaderPage } from '@/lib/cms/blocks/block-loader';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { formatSizeString } from '@/lib/catalog/catalogue/size-string';
import { EMPTY_LIST_STATE, type ListState } from '@/lib/catalog/catalogue/list-state';
import { loadSearch } from './load-search.server';
import { searchStandIn } from '@/lib/catalog/search/search-stand-in.fixture';

withEnvironment();

let service: Awaited<ReturnType<typeof searchStandIn>>;
beforeAll(async () => {
  service = await searchStandIn();
  // Read once, at the first request.
  process.env['ALGOLIA_HOST'] = service.service.host ?? '';
});
beforeEach(() => {
  service.known.clear();
  service.requests.length = 0;
});
afterAll(() => service.stop());

const page = (list: Partial<ListState> | null): LoaderPage => ({
  context: GERMANY,
  path: '/search',
  category: null,
  isPremiumSale: false,
  productsPerPage: 24,
  productRules: [],
  nodes: {
    locale: 'de-de',
    paths: new Map([['hgg-groessenberatung', '/groessenberatung']]),
    hosts: [],
  },
  visitor: null,
  zeroResultPage: { href: '/de-de/nichts-gefunden', opens: 'page' },
  list: list && { ...EMPTY_LIST_STATE, ...list },
});
const load = async (list: Partial<ListState> | null) => (await loadSearch(page(list))).loaded;

test('PLP-07: results include the terms of their query', async () => {
  service.known.set('hemd', { terms: ['hemden'], products: [{}, {}] });
  expect(await load({ query: 'hemd' })).toMatchObject({
    terms: { query: 'hemd', terms: ['hemden'] },
    destination: null,
  });
});

test('a search is one request for list, terms and best result', async () => {
  service.known.set('hemd', { products: [{}, {}] });
  await load({ query: 'hemd' });
  expect(service.requests.map((queries) => queries.map(({ indexName }) => indexName))).toEqual([
    ['hgg_products_de', 'hgg_suggestions_de', 'hgg_products_de'],
  ]);
});

test('a search shows its articles even without an index of terms', async () => {
  service.known.set('hemd', { products: [{}, {}], hasNoTermsIndex: true });
  const { results, terms } = await load({ query: 'hemd' });
  expect(results?.[0]?.hits).toHaveLength(2);
  expect(terms).toBeNull();
});

test('SRC-08: a search is not repeated when the service is overloaded', async () => {
  service.known.set('hemd', { status: 429 });
  expect(await load({ query: 'hemd' })).toMatchObject({ results: null });
  expect(service.requests).toHaveLength(1);
});

test('counts that no filter shows are not sent: sold-out sizes that are not chosen, single prices', async () => {
  const path = 'colorVariants.sizeVariants.sizeString';
  const size = (sizeOnLabel: string, hasStock: boolean) =>
    formatSizeString({ bodyType: 'normal', sizeType: 'standard', hasStock, sizeOnLabel });
  const [left, gone, chosen] = [size('3XL', true), size('4XL', false), size('5XL', false)];
  service.known.set('hemd', {
    products: [{}, {}],
    facets: { [path]: { [left]: 4, [gone]: 2, [chosen]: 1 }, 'priceMin.eur': { 6995: 2 } },
  });
  const { results } = await load({ query: 'hemd', filters: { sizeString: [chosen] } });
  expect(results?.[0]?.facets).toEqual({
    [path]: { [left]: 4, [chosen]: 1 },
    'priceMin.eur': {},
  });
});

test('the first view of the search page requests no terms and does not redirect', async () => {
  expect(await load(null)).toMatchObject({ terms: null, destination: null });
  expect(service.requests).toHaveLength(1);
});

test('PLP-08: an article number redirects to its product', async () => {
  service.known.set('20310000', { products: [{}] });
  const { destination } = await load({ query: '20310000' });
  expect(destination?.href).toMatch('/de-de/p/leinenhemd-mit-kentkragen/20310000?colorVariant=');
});

test('PLP-09: a search without results redirects to the page for it, unless filters are set', async () => {
  const { destination } = await load({ query: 'xyz' });
  expect(destination).toEqual({ kind: 'internal', href: '/de-de/nichts-gefunden?query=xyz' });
  const filters = { brand: ['Halden'] };
  expect((await load({ query: 'xyz', filters })).destination).toBeNull();
});

test('PLP-16: a rule redirects to a node of the shop', async () => {
  service.known.set('größentabelle', { redirect: 'node_hgg-groessenberatung', products: [{}] });
  const { destination } = await load({ query: 'größentabelle' });
  expect(destination).toEqual({ kind: 'internal', href: '/de-de/groessenberatung' });
});

describe('a size in the query', () => {
  const size = (label: string, hasStock = true) =>
    formatSizeString({ bodyType: 'normal', sizeType: 'standard', hasStock, sizeOnLabel: label });
  const facets = {
    'colorVariants.sizeVariants.sizeString': {
      [size('3XL')]: 4,
      [size('3XL', false)]: 9,
      [size('4XL')]: 2,
    },
  };

  test('becomes a filter on the other words, if in stock', async () => {
    service.known.set('hemd', { products: [{}, {}], facets });
    const { destination } = await load({ query: 'hemd 3xl' });
    const { searchParams, pathname } = new URL(destination?.href ?? '', 'http://shop.invalid');
    expect(pathname).toBe('/de-de/search');
    expect([...searchParams]).toEqual([
      ['query', 'hemd'],
      ['filters[sizeString]', size('3XL')],
    ]);
  });

  test('stays a word if nothing has it or filters are set', async () => {
    service.known.set('hemd', { products: [{}, {}], facets });
    service.known.set('hemd 7xl', { products: [{}] });
    expect((await load({ query: 'hemd 7xl' })).destination).toBeNull();
    const filters = { brand: ['Halden'] };
    expect((await load({ query: 'hemd 3xl', filters })).destination).toBeNull();
  });

  test('without a response the search stays as entered', async () => {
    service.known.set('hemd', { status: 403 });
    service.known.set('hemd 3xl', { products: [{}] });
    expect((await load({ query: 'hemd 3xl' })).destination).toBeNull();
  });
});

test('SRC-08: all requests of a search have one deadline', async () => {
  const rule = { redirect: 'node_hgg-groessenberatung', delayMs: 1_500 };
  service.known.set('größentabelle', rule);
  service.known.set('größentabelle 3xl', { delayMs: 1_500 });
  const { loaded } = await loadSearch(page({ query: 'größentabelle 3xl' }), 4_000);
  expect(loaded.destination).toMatchObject({
    href: '/de-de/nichts-gefunden?query=gr%C3%B6%C3%9Fentabelle+3xl',
  });
  service.known.set('größentabelle', { ...rule, delayMs: 0 });
  expect((await load({ query: 'größentabelle 3xl' })).destination).toMatchObject({
    href: '/de-de/groessenberatung',
  });
});

describe('a search without results for all of its words', () => {
  const query = 'hemd hose xyz';
  const searchWith = (delayMs: number) => {
    service.known.set('hemd', { products: [{}] });
    service.known.set('hose', { products: [{}] });
    service.known.set(query, { products: [{}], missing: ['hose', 'xyz'], delayMs });
  };

  test('finds what it can without some of them on a slow service, too', async () => {
    searchWith(550);
    const { results, terms, destination } = await load({ query });
    expect(results?.[0]?.nbHits).toBe(1);
    expect(terms).toMatchObject({ query });
    expect(destination).toBeNull();
  });

  test('keeps its first response when there is no time for a list without some of them', async () => {
    searchWith(2_000);
    const { loaded, isPartial } = await loadSearch(page({ query }), 3_500);
    expect(loaded.results?.[0]?.nbHits).toBe(0);
    expect(loaded.terms).toMatchObject({ query });
    expect(loaded.destination).toMatchObject({
      href: '/de-de/nichts-gefunden?query=hemd+hose+xyz',
    });
    expect(isPartial).toBe(true);
  });
});

test('a failed search does not redirect: the browser searches by itself', async () => {
  service.known.set('hemd', { status: 403 });
  const load = await loadSearch(page({ query: 'hemd' }));
  expect(load).toMatchObject({
    loaded: { results: null, terms: null, destination: null },
    isPartial: true,
  });
});
