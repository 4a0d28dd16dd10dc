import { liteClient } from 'algoliasearch/lite';
import type { CategoryKey } from '@/demo/words/categories';
import { indexNames } from '@/lib/catalog/search/index-names';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { startDemoSearch, type DemoSearch } from './demo-search-service';
import { testNarrowing } from './narrowing.fixture';

jest.setTimeout(600_000);

/**
 * The big and tall shop in every language. Filling the service takes most of the time, so all tests
 * of this shop share it.
 */
let search: DemoSearch;
let articles: number;
beforeAll(async () => {
  search = await startDemoSearch();
  Object.assign(process.env, ENVIRONMENT, search.env);
  for (const language of LANGUAGES)
    articles = Math.max(articles ?? 0, (await search.fill('hgg', language)).length);
});
afterAll(() => search.stop());

describe('words that narrow', () => {
  testNarrowing(process.env['LONG_TESTS'] ? 6 : 2);
});

function clientOf({ env }: DemoSearch) {
  const { ALGOLIA_APP_ID: id = '', ALGOLIA_SEARCH_API_KEY: key = '', ALGOLIA_HOST: url = '' } = env;
  return liteClient(id, key, { hosts: [{ url, protocol: 'http', accept: 'readWrite' }] });
}

interface Found {
  count: number;
  /** Categories of the first three articles. */
  first: readonly (readonly string[])[];
  redirect: string | undefined;
}

async function find(language: Language, query: string): Promise<Found> {
  const indexName = indexNames('hgg', language).products;
  const { results } = await clientOf(search).searchForHits<{ categories: string[] }>({
    requests: [{ indexName, query, hitsPerPage: 3, distinct: true }],
  });
  const [found] = results;
  return {
    count: found?.nbHits ?? 0,
    first: found?.hits.map(({ categories }) => categories) ?? [],
    redirect: found?.renderingContent?.redirect?.url,
  };
}

const inTable = (rows: Readonly<Partial<Record<Language, string>>>): [Language, string][] =>
  LANGUAGES.flatMap((language) =>
    (rows[language]?.split('|') ?? []).map((query): [Language, string] => [language, query]),
  );

test.each(
  inTable({
    de: 'herren|herre|herrn|herrenm|männ|maenn|für ihn|herrenklamotten|herrenmode|männer|für männer|fuer maenner|heren|homme|pánské|męskie|men’s|herrenbekleidung',
    en: "men|gents|guys|gentl|mens wear|big men's clothes|men's|mens|menswear|men's clothing|clothes for men|herren|heren|homme|pánské",
    cs: 'pánské|pánsk|pánové|mužů|pánské oděvy|pánská konfekce|pánská móda|pro muže|muži|oblečení|herren|men',
    pl: 'męskie|męsk|mężczyzny|dla pana|ciuchy męskie|ubranie męskie|dla mężczyzn|mężczyzna|odzież męska|moda męska|heren|pánské',
    nl: 'heren|here|herenkl|herenkleren|herenkledij|voor hem|herenmode|herenkleding|mannen|voor mannen|homme|herren',
    fr: 'homme|homm|pour lui|pour l’homme|prêt-à-porter homme|habits homme|hommes|pour homme|vêtements homme|mode homme|men|herren',
  }),
)('%s: “%s” alone finds all articles', async (language, query) => {
  expect((await find(language, query)).count).toBeGreaterThan(articles * 0.9);
});

test.each<[Language, string, string]>([
  ['de', 'herrenhemd', 'hemd'],
  ['de', 'herrenhemden', 'hemd'],
  ['de', 'männerhose', 'hose'],
  ['de', 'herrenschuhe', 'schuhe'],
  ['de', 'herren pullover', 'pullover'],
  ['de', 'anzug für herren', 'anzug'],
  ['en', "men's shirts", 'shirts'],
  ['en', 'mens trousers', 'trousers'],
  ['en', 'coats for men', 'coats'],
  ['cs', 'pánská košile', 'košile'],
  ['cs', 'kalhoty pro muže', 'kalhoty'],
  ['pl', 'koszula męska', 'koszula'],
  ['pl', 'męskie spodnie', 'spodnie'],
  ['nl', 'herenoverhemd', 'overhemd'],
  ['nl', 'heren broek', 'broek'],
  ['nl', 'herenschoenen', 'schoenen'],
  ['fr', 'chemise homme', 'chemise'],
  ['fr', 'pantalon pour homme', 'pantalon'],
])('%s: “%s” finds the results of “%s”', async (language, query, noun) => {
  const { count } = await find(language, noun);
  expect(count).toBeGreaterThan(0);
  expect((await find(language, query)).count).toBe(count);
});

test.each<[Language, string, CategoryKey]>([
  ['de', 'oberhemd', 'hemden'],
  ['de', 'regenjacke', 'jacken'],
  ['de', 'wanderhose', 'hosen'],
  ['de', 'winterschuhe', 'schuhe'],
  ['de', 'hochzeitsanzug', 'komplettanzuege'],
  ['de', 'leinen hemd', 'leinenhemden'],
  ['de', 'sommermütze', 'muetzen'],
  ['nl', 'overhemd', 'hemden'],
  ['nl', 'regenjas', 'jacken'],
  ['nl', 'wandelbroek', 'hosen'],
  ['nl', 'werkschoenen', 'schuhe'],
  ['nl', 'trouwpak', 'komplettanzuege'],
])('%s: the compound “%s” finds %s', async (language, query, category) => {
  const { first } = await find(language, query);
  expect(first.length).toBeGreaterThan(0);
  for (const categories of first) expect(categories).toContain(category);
});

test.each<[Language, string, CategoryKey]>([
  ['de', 'coat', 'maentel'],
  ['de', 'overhemd', 'hemden'],
  ['de', 'košile', 'hemden'],
  ['de', 'spodnie', 'hosen'],
  ['de', 'chaussettes', 'socken'],
  ['en', 'hose', 'hosen'],
  ['en', 'kabát', 'maentel'],
  ['en', 'spijkerbroek', 'jeans'],
  ['cs', 'hemd', 'hemden'],
  ['cs', 'trousers', 'hosen'],
  ['cs', 'kurtka', 'jacken'],
  ['pl', 'gürtel', 'guertel'],
  ['pl', 'jumper', 'pullover'],
  ['nl', 'jacke', 'jacken'],
  ['nl', 'cravate', 'krawatten'],
  ['fr', 'schuhe', 'schuhe'],
  ['fr', 'ponožky', 'socken'],
  ['fr', 'jumper', 'pullover'],
  ['en', 'herrenhemden', 'hemden'],
  ['en', 'kurze hose', 'kurze-hosen'],
  ['cs', 'herenoverhemd', 'hemden'],
])('%s: “%s”, a word of another language, finds %s', async (language, query, category) => {
  const { first } = await find(language, query);
  expect(first.length).toBeGreaterThan(0);
  for (const categories of first) expect(categories).toContain(category);
});

test.each<[Language, string, string]>([
  ['de', 'rückgabe', 'rueckgabe'],
  ['de', 'Rueckgabe', 'rueckgabe'],
  ['de', 'groessentabelle', 'groessenberatung'],
  ['de', 'versand', 'lieferung'],
  ['de', 'größentabelle', 'groessenberatung'],
  ['de', 'öffnungszeiten', 'kontakt'],
  ['de', 'returns', 'rueckgabe'],
  ['en', 'returns', 'rueckgabe'],
  ['en', 'shipping', 'lieferung'],
  ['en', 'size guide', 'groessenberatung'],
  ['en', 'opening hours', 'kontakt'],
  ['cs', 'vrácení zboží', 'rueckgabe'],
  ['cs', 'doprava', 'lieferung'],
  ['cs', 'otevírací doba', 'kontakt'],
  ['pl', 'zwroty', 'rueckgabe'],
  ['pl', 'tabela rozmiarów', 'groessenberatung'],
  ['nl', 'retourneren', 'rueckgabe'],
  ['nl', 'verzendkosten', 'lieferung'],
  ['nl', 'openingstijden', 'kontakt'],
  ['fr', 'retours', 'rueckgabe'],
  ['fr', 'livraison', 'lieferung'],
  ['fr', 'horaires', 'kontakt'],
  ['de', 'rückgaberecht', 'rueckgabe'],
  ['de', 'wann kommt mein paket', 'lieferung'],
  ['de', 'zahlungsarten', 'agb'],
  ['de', 'mein konto', 'account-index'],
  ['en', 'where is my order', 'checkout-order'],
  ['en', 'delivery cost', 'lieferung'],
  ['cs', 'doprava a platba', 'lieferung'],
  ['cs', 'stav objednávky', 'checkout-order'],
  ['pl', 'formy płatności', 'agb'],
  ['pl', 'zwroty i reklamacje', 'rueckgabe'],
  ['nl', 'track en trace', 'lieferung'],
  ['nl', 'openingsuren', 'kontakt'],
  ['fr', 'suivi commande', 'checkout-order'],
  ['fr', 'heures d’ouverture', 'kontakt'],
])('in %s “%s” redirects to the page “%s”', async (language, query, page) => {
  expect((await find(language, query)).redirect).toBe(`node_hgg-${page}`);
});

test.each<[Language, string]>([
  ['de', 'rückgabe hemd'],
  ['de', 'gutschein'],
  ['en', 'gift card'],
])('%s: “%s” is a search for articles', async (language, query) => {
  const { redirect, count } = await find(language, query);
  expect(redirect).toBeUndefined();
  expect(count).toBeGreaterThan(0);
});

test.each<[Language, string, CategoryKey]>([
  ['nl', 'wollen sokken', 'socken'],
  ['nl', 'wollen muts', 'muetzen'],
  ['fr', 'bonnet laine', 'muetzen'],
  ['de', 'leder hose', 'hosen'],
  ['fr', 'veste homme', 'sakkos'],
])('%s: “%s” finds its noun before its cloth: %s', async (language, query, category) => {
  const { first } = await find(language, query);
  for (const categories of first) expect(categories).toContain(category);
});

test.each<[Language, string, string]>([
  ['de', 'rückg', 'rückgabe'],
  ['en', 'opening h', 'opening hours'],
  ['cs', 'vrác', 'vrácení'],
  ['pl', 'zwro', 'zwroty'],
  ['nl', 'verzend', 'verzendkosten'],
  ['fr', 'livrai', 'livraison'],
])('%s: the suggestion for “%s” is “%s”', async (language, query, offered) => {
  const indexName = indexNames('hgg', language).suggestions;
  const { results } = await clientOf(search).searchForHits<{ query: string }>({
    requests: [{ indexName, query, hitsPerPage: 7 }],
  });
  expect(results[0]?.hits.map((hit) => hit.query)).toContain(offered);
});
