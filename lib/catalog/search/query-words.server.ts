import type { SearchQuery, SearchResponse } from 'algoliasearch/lite';
import { distance } from 'fastest-levenshtein';
import { HIGHLIGHT_TAGS } from './highlight';
import { SEARCHED_ATTRIBUTES } from './searched-attributes';
import { wordParameters } from './size-query';

/** How the best result of a search differs from the query. */
export interface QueryWords {
  /** Words that no article has together with the others. */
  missing: string[];
  /** The query with typos corrected. */
  corrected: string | null;
}

/** Limit of edits: two swapped letters plus one. */
const MAX_EDITS = 3;
/** Shorter words, such as `mit` and `für`, do not describe an article. */
const SHORTEST_WORD = 4;
const { highlightPreTag, highlightPostTag } = HIGHLIGHT_TAGS;
const MARKED = new RegExp(`${highlightPreTag}([^${highlightPostTag}]+)${highlightPostTag}`, 'gu');

const plain = (word: string): string =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

export const wordsOf = (query: string): string[] => query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

interface Highlights {
  /** Words of the query found in the record, in the service's spelling. */
  matched: Set<string>;
  /** Matching text in the record. */
  marked: string[];
}

/** Traverses nested attributes, because highlights are nested. */
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

/** Marked text that corrects a typo in the word; `null` if the word was found as typed. */
function correctionOf(word: string, marked: readonly string[]): string | null {
  const typed = plain(word);
  // outside: levenshtein-units
  const others = marked.map((text) => ({ text, edits: distance(typed, plain(text)) }));
  // A plural, a prefix, or the word with a hyphen.
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

/** Ignores words that a rule has removed from the query. */
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
 * Requests the best result of a query for {@link readQueryWords}: the one that matches most words,
 * if none matches all.
 * @param leftOut words that need not match; without them any word may be dropped if nothing matches
 *   all
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
  // Only searched attributes count: a match in another one did not lead to the result.
  attributesToHighlight: [...SEARCHED_ATTRIBUTES],
  getRankingInfo: true,
  analytics: false,
  ...HIGHLIGHT_TAGS,
});
