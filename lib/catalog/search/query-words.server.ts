import type { SearchQuery, SearchResponse } from 'algoliasearch/lite';
import { distance } from 'fastest-levenshtein';
import { HIGHLIGHT_TAGS } from './highlight';
import { sizeParameters } from './size-query';

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

const wordsOf = (query: string): string[] => query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

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

/** Compares a query with its best result. @param answer response to {@link queryWordsRequest} */
export function readQueryWords(
  query: string,
  { hits, parsedQuery = query }: WordsResponse,
): QueryWords {
  const [first] = hits;
  if (!first) return { missing: [], corrected: null };
  const found: Highlights = { matched: new Set(), marked: [] };
  collect(first._highlightResult, found);
  // Rules take words out of a query, which are not missing.
  const requested = new Set(wordsOf(parsedQuery).map(plain));
  const missing = wordsOf(query).filter(
    (word) =>
      (word.length >= SHORTEST_WORD || /\d/.test(word)) &&
      requested.has(plain(word)) &&
      !found.matched.has(plain(word)),
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

/** Requests a query's best result, to compare the two with {@link readQueryWords}. */
export const queryWordsRequest = (indexName: string, query: string): SearchQuery => ({
  indexName,
  query,
  ...sizeParameters(query),
  hitsPerPage: 1,
  attributesToRetrieve: ['objectID'],
  attributesToHighlight: ['*'],
  getRankingInfo: true,
  analytics: false,
  ...HIGHLIGHT_TAGS,
});
