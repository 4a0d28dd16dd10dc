import { EMPTY_LIST_STATE, readListState } from '@/lib/catalog/catalogue/list-state';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { loadSearch } from '@/lib/cms/lists/load-search.server';
import { searchClient } from '@/lib/catalog/search/search-client';
import { suggest } from '@/lib/catalog/search/suggest';
import { startDemoSearch, type DemoSearch } from './demo-search-service';
import { GRADED_QUERIES } from './graded-queries';
import { measureOne } from './measure';
import scores from './scores.json';
import { pageOf } from './shop-search';

/** The big and tall shop in German, in its own search service. */
let search: DemoSearch;
let records: Product[];
beforeAll(async () => {
  search = await startDemoSearch();
  Object.assign(process.env, ENVIRONMENT, search.env);
  records = await search.fill('hgg', 'de');
});
afterAll(() => search.stop());

async function searchFor(query: string) {
  const page = pageOf({ project: 'hgg', locale: 'de-de' }, { ...EMPTY_LIST_STATE, query });
  const { loaded } = await loadSearch(page);
  const { search: parameters } = new URL(loaded.destination?.href ?? '/', 'http://shop.invalid');
  return { ...loaded, leadsTo: readListState(new URLSearchParams(parameters)) };
}

test('PLP-16: no graded query scores worse than before', async () => {
  const known: Readonly<Record<string, number>> = scores;
  const graded = GRADED_QUERIES.filter(
    ({ project, locale }) => `${project} ${locale}` === 'hgg de-de',
  );
  expect(graded.length).toBeGreaterThan(25);
  for (const query of graded) {
    const { name, score, first } = await measureOne(query, records);
    expect({ name, first, isAsGood: score >= (known[name] ?? 1) }).toEqual({
      name,
      first,
      isAsGood: true,
    });
  }
});

test.each([
  ['3XL', '', '3XL'],
  ['hose 3XL', 'hose', '3XL'],
  ['w44 l34', '', 'W44/L34'],
  ['größe 60', '', '60'],
  ['gr.60', '', '60'],
  ['3 XL', '', '3XL'],
  ['hemd 4 xl blau', 'hemd blau', '4XL'],
  ['44/34', '', 'W44/L34'],
  ['44x34', '', 'W44/L34'],
  ['jeans 44 34', 'jeans', 'W44/L34'],
  ['hemd 48', 'hemd', '48'],
  ['48 hemd', 'hemd', '48'],
  ['hemd 46/72', 'hemd', '46/72'],
  ['schuhe 47,5', 'schuhe', '47,5'],
  ['socken 47-50', 'socken', '47–50'],
  ['size 60', '', '60'],
  ['hemd 3 x l', 'hemd', '3XL'],
  ['3-XL hemd', 'hemd', '3XL'],
  ['schuhe 47½', 'schuhe', '47,5'],
  ['schuhe 47 1/2', 'schuhe', '47,5'],
  ['schuhe eu48', 'schuhe', '48'],
  ['gürtel 120 cm', 'gürtel', '120'],
  ['gürtel länge 120', 'gürtel', '120'],
])('FLT-05: “%s” is a search for “%s” with a size filter', async (query, rest, label) => {
  const { leadsTo } = await searchFor(query);
  expect(leadsTo.query).toBe(rest);
  expect(leadsTo.filters.sizeString?.every((size) => size.endsWith(`#${label}`))).toBe(true);
});

test.each(['hose w44', 'jeans 44', 'jeans 44er', 'hose bund 44', 'hose 44 inch'])(
  '“%s” selects every length for the waist',
  async (query) => {
    const { leadsTo } = await searchFor(query);
    const labels = leadsTo.filters.sizeString?.map((value) => value.split('#').at(-1));
    expect(new Set(labels)).toEqual(new Set(['W44/L32', 'W44/L34', 'W44/L36']));
  },
);

/** Number of articles that a search finds, after redirects to another state of the list. */
async function countOf(query: string): Promise<number> {
  const { destination, leadsTo, results } = await searchFor(query);
  if (!destination) return results?.[0]?.nbHits ?? 0;
  const { loaded } = await loadSearch(pageOf({ project: 'hgg', locale: 'de-de' }, leadsTo));
  return loaded.results?.[0]?.nbHits ?? 0;
}

const SIZES = [
  '45',
  '48',
  '60',
  '100',
  '501',
  '3 XL',
  '44/34',
  'w44',
  'gr.60',
  '47,5',
  'größe 999',
  '3 x l',
  '120 cm',
  '47½',
  '44er',
];

test.each(['hemd', 'jeans', 'hose', 'sakko', 'schuhe', 'gürtel', 'socken', 'xyzxyz'])(
  'a size added to “%s” never finds more than the word alone',
  async (noun) => {
    const alone = await countOf(noun);
    for (const size of SIZES)
      for (const query of [`${noun} ${size}`, `${size} ${noun}`])
        expect({ query, isMore: (await countOf(query)) > alone }).toEqual({ query, isMore: false });
  },
);

test('a size that none of the found articles has is reported as missing', async () => {
  const { destination, terms, results } = await searchFor('jeans 45');
  expect(destination).toBeNull();
  expect(terms?.words?.missing).toEqual(['45']);
  expect(results?.[0]?.nbHits).toBeGreaterThan(20);
});

test.each([
  ['fleecejacke', 'jacke'],
  ['tweedhose', 'hose'],
  ['hausschuhe', 'schuhe'],
  ['trachtenhemd', 'hemd'],
  ['jeansshorts', 'shorts'],
  ['tweedsakko', 'sakko'],
  ['fleecejacke blau', 'jacke blau'],
  ['leinenhose', 'hose'],
  ['blaue leinenhose', 'blaue hose'],
  ['herrenhem', 'hem'],
])('the compound “%s”, which occurs in no article, is a search for “%s”', async (query, noun) => {
  expect((await searchFor(query)).leadsTo.query).toBe(noun);
});

test.each(['leinenhose', 'blaue leinenhose', 'leinenhosen'])(
  'the suggestions for “%s” are trousers, not linen shirts',
  async (query) => {
    const {
      ALGOLIA_APP_ID: appId = '',
      ALGOLIA_SEARCH_API_KEY: searchKey = '',
      ALGOLIA_HOST: host = '',
    } = search.env;
    const client = searchClient({ appId, searchKey, host, protocol: 'http' });
    const scope = {
      project: 'hgg',
      language: 'de',
      currency: 'EUR',
      excludedTypes: [],
      articleNumber: '\\d{8}',
    } as const;
    const { products } = await suggest(client, scope, query);
    const found = products.map(({ product }) => product.objectID);
    const categories = records.filter(({ objectID }) => found.includes(objectID));
    expect(categories.length).toBeGreaterThan(0);
    for (const { categories: keys } of categories) expect(keys).toContain('hosen');
  },
);

test.each(['handschuhe', 'xyzxyzxyz', 'hemd', 'steppjacke', 'hemd baumwolle', 'versand'])(
  '“%s” is not split',
  async (query) => {
    expect((await searchFor(query)).destination).toBeNull();
  },
);

test('an article is only found by its complete number', async () => {
  const [first] = records;
  const number = first?.objectID ?? '';
  const productOf = async (query: string) => (await searchFor(query)).destination?.href;
  expect(await productOf(number)).toContain(number);
  expect(await countOf(first?.colorVariants[0]?.itemnum ?? '')).toBe(1);
  for (const part of [number.slice(0, 4), number.slice(0, 5), number.slice(0, 7)])
    expect({ part, count: await countOf(part) }).toEqual({ part, count: 0 });
});

test('a search whose words never occur together reports the missing ones', async () => {
  const { terms, results } = await searchFor('hemd bügelfrei');
  expect(terms?.words).toEqual({ missing: ['bügelfrei'], corrected: null });
  expect(results?.[0]?.nbHits).toBeGreaterThan(20);
});

test.each([
  ['hmed', 'hemd'],
  ['blaues lienenhemd', 'blaues leinenhemd'],
  ['strickjake', 'strickjacke'],
])('the suggestion for “%s” is “%s”', async (query, corrected) => {
  expect((await searchFor(query)).terms?.words).toEqual({ missing: [], corrected });
});

test.each([
  'hemd',
  'hemden',
  'tshirt',
  'pulli',
  'übergröße hemd',
  'hem',
  'sakko mit v-ausschnitt blau',
])('there is no suggestion for “%s”', async (query) => {
  expect((await searchFor(query)).terms?.words?.corrected).toBeNull();
});
