import { EMPTY_LIST_STATE, readListState } from '@/lib/catalog/catalogue/list-state';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { loadSearch } from '@/lib/cms/lists/load-search.server';
import { startDemoSearch, type DemoSearch } from './demo-search-service';
import { GRADED_QUERIES } from './graded-queries';
import { measureOne } from './measure';
import scores from './scores.json';
import { pageOf } from './shop-search';

jest.setTimeout(120_000);

/** The big shop in German, in a search service of its own. */
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

test('PLP-16: no graded query is answered worse than before', async () => {
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
])('FLT-05: “%s” is a search for “%s” with a size as its filter', async (query, rest, label) => {
  const { leadsTo } = await searchFor(query);
  expect(leadsTo.query).toBe(rest);
  expect(leadsTo.filters.sizeString?.every((size) => size.endsWith(`#${label}`))).toBe(true);
});

test('a search whose words no article has together says which is missing', async () => {
  const { terms, results } = await searchFor('hemd bügelfrei');
  expect(terms?.words).toEqual({ missing: ['bügelfrei'], corrected: null });
  expect(results?.[0]?.nbHits).toBeGreaterThan(20);
});

test.each([
  ['hmed', 'hemd'],
  ['blaues lienenhemd', 'blaues leinenhemd'],
  ['strickjake', 'strickjacke'],
])('“%s” is asked back as “%s”', async (query, corrected) => {
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
])('“%s” is asked back as nothing', async (query) => {
  expect((await searchFor(query)).terms?.words?.corrected).toBeNull();
});
