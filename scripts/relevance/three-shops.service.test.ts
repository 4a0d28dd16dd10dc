import type { SearchResponse } from 'algoliasearch/lite';
import { inSix } from '@/demo/words/in-six';
import { MEN_WORDS } from '@/demo/words/men-words';
import { servicePagesOf } from '@/demo/words/service-words';
import { searchClient } from '@/lib/catalog/search/search-client';
import { FEWEST_CHARACTERS, lengthOf, suggest } from '@/lib/catalog/search/suggest';
import { indexNames } from '@/lib/catalog/search/index-names';
import { wordParameters } from '@/lib/catalog/search/size-query';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import { pairs } from '@/scripts/testing/combinations';
import { startDemoSearch, type DemoSearch } from './demo-search-service';

jest.setTimeout(900_000);

const SHOPS = pairs(LANGUAGES, PROJECT_IDS).map(([language, project]): [ProjectId, Language] => [
  project,
  language,
]);

let search: DemoSearch;
beforeAll(async () => {
  search = await startDemoSearch();
  for (const [project, language] of SHOPS) await search.fill(project, language);
});
afterAll(() => search.stop());

function client() {
  const { ALGOLIA_APP_ID = '', ALGOLIA_SEARCH_API_KEY = '', ALGOLIA_HOST = '' } = search.env;
  return searchClient({
    appId: ALGOLIA_APP_ID,
    searchKey: ALGOLIA_SEARCH_API_KEY,
    host: ALGOLIA_HOST,
    protocol: 'http',
  });
}

const PER_REQUEST = 50;

/** Results of queries, as requested by the list of a search. */
async function resultsOf(project: ProjectId, language: Language, queries: readonly string[]) {
  const indexName = indexNames(project, language).products;
  const requests = queries.map((query) => ({
    indexName,
    query,
    hitsPerPage: 0,
    ...wordParameters(query),
  }));
  const responses: SearchResponse[] = [];
  for (let at = 0; at < requests.length; at += PER_REQUEST) {
    const some = requests.slice(at, at + PER_REQUEST);
    const { results } = await client().searchForHits({ requests: some });
    responses.push(...results);
  }
  return queries.map((query, at) => ({
    query,
    count: responses[at]?.nbHits,
    redirect: responses[at]?.renderingContent?.redirect?.url,
  }));
}

/** Contents of the search field, letter by letter, from the first suggestion on. */
const whileTyped = (words: string): string[] =>
  [...words]
    .map((_, at, letters) => letters.slice(0, at + 1).join(''))
    .filter((typed) => lengthOf(typed) >= FEWEST_CHARACTERS && typed === typed.trim());

test.each(SHOPS)(
  '%s in %s finds articles for each prefix of its words for men and clothes',
  async (project, language) => {
    const words = MEN_WORDS[LANGUAGES.indexOf(language)] ?? [];
    expect(words.length).toBeGreaterThan(15);
    const typed = [...new Set(words.flatMap(whileTyped))];
    const responses = await resultsOf(project, language, typed);
    expect(responses.filter(({ count }) => count === 0)).toEqual([]);
  },
);

const TYPED = inSix([
  'herrenhemd|herrenhosen|männerhose|maennerhose|herrenleinenhemd|herrenmode|hemd herren|kleidung herren',
  'men’s shirts|mens trousers|gents shirts|coats for men|menswear',
  'pánská košile|kalhoty pro muže|pánské boty|pánský svetr|oblečení pro muže',
  'koszula męska|męskie spodnie|buty męskie|sweter męski|odzież męska',
  'herenoverhemd|herenbroek|mannenschoenen|herenjas|herentrui|herenkleding',
  'chemise homme|pantalon pour homme|chaussures homme|pull homme|vêtements homme',
]);

test.each(SHOPS)(
  '%s in %s suggests articles for each prefix of nouns for men',
  async (project, language) => {
    const scope = {
      project,
      language,
      currency: 'EUR',
      excludedTypes: [],
      articleNumber: '\\d{8}',
    } as const;
    const typed = [...new Set(TYPED[language].split('|').flatMap(whileTyped))];
    const nothing: string[] = [];
    for (const query of typed) {
      const { products, outcome } = await suggest(client(), scope, query);
      if (products.length === 0 || outcome.kind === 'nothing') nothing.push(query);
    }
    expect(nothing).toEqual([]);
  },
);

test.each(SHOPS)(
  '%s in %s redirects searches for service words to their pages',
  async (project, language) => {
    for (const { target, words } of servicePagesOf(project)) {
      const responses = await resultsOf(project, language, words[language]);
      expect(responses.filter(({ redirect }) => redirect !== target)).toEqual([]);
    }
  },
);

test.each(SHOPS)(
  '%s in %s redirects searches for service words in other languages',
  async (project, language) => {
    const queries = [
      'rückgabe',
      'shipping',
      'tabulka velikostí',
      'zwroty',
      'openingstijden',
      'livraison',
    ];
    const responses = await resultsOf(project, language, queries);
    const pages = [
      'rueckgabe',
      'lieferung',
      'groessenberatung',
      'rueckgabe',
      'kontakt',
      'lieferung',
    ];
    expect(responses.map(({ redirect }) => redirect)).toEqual(
      pages.map((page) => `node_${project}-${page}`),
    );
  },
);
