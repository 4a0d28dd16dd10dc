import type { SearchQuery, SearchResponse } from 'algoliasearch/lite';
import { distance } from 'fastest-levenshtein';
import { HIGHLIGHT_TAGS } from './highlight';
import { SEARCHED_ATTRIBUTES } from './searched-attributes';
import { wordParameters } from './size-query';

/** How the best result of a search differs from what was typed. */
export interface QueryWords {
  /** Words that no article has together with the others. */
  missing: string[];
  /** The query as it was probably meant. */
  corrected: string | null;
}

/** Limit of edits: two swapped letters and one more. */
const MAX_EDITS = 3;
/** Shorter words, `mit` and `für` among them, say nothing about an article. */
const SHORTEST_WORD = 4;
const { highlightPreTag, highlightPostTag } = HIGHLIGHT_TAGS;
const MARKED = new RegExp(`${highlightPreTag}([^${highlightPostTag}]+)${highlightPostTag}`, 'gu');

const plain = (word: string): string =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** The words of a query without the signs between them. */
export const wordsOf = (query: string): string[] => query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

interface Highlights {
  /** Words of the query that the record has, as the service writes them. */
  matched: Set<string>;
  /** What stands for them in the record. */
  marked: string[];
}

/** Collects from attributes in attributes, as highlights are nested. */
function collect(value: unknown, into: Highlights): void {
  if (typeof value !== 'object' || value === null) return;
  const { value: text, matchedWords }: { value?: unknown; matchedWords?: unknown } = value;
  if (typeof text !== 'string' || !Array.isArray(matchedWords)) {
    Object.values(value).forEach((inner) => collect(inner, into));
    return;
  }
  for (const word of matchedWords) into.matched.add(plain(String(word)));
  for (const [, found = ''] of text.matchAll(MARKED)) into.marked.push(found.toLowerCase());
}

/** The marked text that is the word but for typos; `null` where it is there as it was typed. */
function correctionOf(word: string, marked: readonly string[]): string | null {
  const typed = plain(word);
  const others = marked.map((text) => ({ text, edits: distance(typed, plain(text)) }));
  // A plural, a word that goes on, or the same with a hyphen.
  const isThere = others.some(
    ({ text }) => plain(text).startsWith(typed) || typed.startsWith(plain(text)),
  );
  const [best] = others.sort((left, right) => left.edits - right.edits);
  return isThere || !best || best.edits > MAX_EDITS || best.edits >= typed.length / 2 + 1
    ? null
    : best.text;
}

type WordsResponse = Pick<SearchResponse, 'hits' | 'parsedQuery'>;

function highlightsOf(record: WordsResponse['hits'][number] | undefined): Highlights {
  const found: Highlights = { matched: new Set(), marked: [] };
  collect(record?._highlightResult, found);
  return found;
}

/** Rules take words out of a query, which are not missing. */
function unmatchedIn({ matched }: Highlights, query: string, parsedQuery: string): string[] {
  const requested = new Set(wordsOf(parsedQuery).map(plain));
  return wordsOf(query).filter((word) => requested.has(plain(word)) && !matched.has(plain(word)));
}

/** Compares a query with its best result. @param response of {@link queryWordsRequest} */
export function readQueryWords(
  query: string,
  { hits, parsedQuery = query }: WordsResponse,
): QueryWords {
  const [first] = hits;
  if (!first) return { missing: [], corrected: null };
  const found = highlightsOf(first);
  const missing = unmatchedIn(found, query, parsedQuery).filter(
    (word) => word.length >= SHORTEST_WORD || /\d/.test(word),
  );
  const typos = first._rankingInfo?.nbTypos ?? 0;
  const corrections = new Map(
    typos === 0
      ? []
      : wordsOf(query)
          .filter((word) => found.matched.has(plain(word)))
          .map((word) => [word, correctionOf(word, found.marked)] as const),
  );
  const corrected = query.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => corrections.get(word) ?? word);
  return { missing, corrected: corrected === query ? null : corrected };
}

/**
 * Words of a query that its best result does not have.
 * @param response of {@link queryWordsRequest}
 */
export function unmatchedWords(
  query: string,
  { hits, parsedQuery = query }: WordsResponse,
): string[] {
  return unmatchedIn(highlightsOf(hits[0]), query, parsedQuery);
}

/**
 * Requests a query's best result, to compare the two with {@link readQueryWords}: the one with most
 * of its words where none has all.
 * @param leftOut words that need not match; without them any word need not where none has all
 */
export const queryWordsRequest = (
  indexName: string,
  query: string,
  leftOut: readonly string[] = [],
): SearchQuery => ({
  indexName,
  query,
  ...wordParameters(query, leftOut),
  ...(leftOut.length === 0 && { removeWordsIfNoResults: 'allOptional' }),
  hitsPerPage: 1,
  attributesToRetrieve: ['objectID'],
  // A word that only another attribute has was not found by it.
  attributesToHighlight: [...SEARCHED_ATTRIBUTES],
  getRankingInfo: true,
  analytics: false,
  ...HIGHLIGHT_TAGS,
});
