import type { SearchForHits, SearchResponse } from 'algoliasearch/lite';
import type { Language } from '@/lib/shop/page-context/locale';

const SHORTEST_BEGINNING = 3;
/** Each end is a query, of which the service accepts a hundred at once. */
const LONGEST_NOUN = 30;
/**
 * Dutch has short nouns such as `jas` and `pak`; in German three letters are more likely an ending.
 */
const SHORTEST_NOUN: Readonly<Partial<Record<Language, number>>> = { de: 4, nl: 3 };

/** Compounds that are not a kind of their last noun: a `handschuh` (glove) is not a shoe. */
const NO_COMPOUND = /^(handschuh|handschoen|strumpfhos)/u;

/** Cotton is not wool: `baumwollpullover` must not be split into `baum` and `wollpullover`. */
const COTTON = /^baumwoll/iu;

/** Whether a word may be taken apart: a glove is no shoe for hands. */
export const isDivisible = (word: string): boolean =>
  /^[\p{L}\p{M}]+$/u.test(word) && !NO_COMPOUND.test(word.toLowerCase());

/**
 * What may be the noun at the end of a compound, longest first: `nenhose`, `enhose`, `nhose`, `hose`.
 * At most 28, however long the word is.
 * Only German and Dutch write compounds in one word.
 */
export function compoundEnds(word: string, language: Language): string[] {
  const shortest = SHORTEST_NOUN[language];
  if (shortest === undefined || !isDivisible(word)) return [];
  const beginning = COTTON.exec(word)?.[0].length ?? SHORTEST_BEGINNING;
  const first = Math.max(beginning, word.length - LONGEST_NOUN);
  const length = Math.max(0, word.length - shortest - first + 1);
  return Array.from({ length }, (_, at) => word.slice(first + at));
}

/** Counts the articles that contain a word exactly. */
export const exactRequest = (indexName: string, query: string): SearchForHits => ({
  indexName,
  query,
  hitsPerPage: 0,
  typoTolerance: false,
  queryType: 'prefixNone',
  removeWordsIfNoResults: 'none',
  decompoundQuery: false,
  getRankingInfo: true,
  analytics: false,
});

/** Counts the articles with the end of a compound in their names, not in their descriptions. */
export const endRequest = (indexName: string, end: string): SearchForHits => ({
  ...exactRequest(indexName, end),
  restrictSearchableAttributes: ['title', 'categoryTitles.lvl2', 'categoryTitles.lvl1'],
});

/** Whether articles were counted for the word itself: a rule removes some words from every search. */
export const isNamed = ({
  nbHits = 0,
  parsedQuery,
}: Pick<SearchResponse, 'nbHits' | 'parsedQuery'>): boolean => nbHits > 0 && parsedQuery !== '';
