import type { SearchQuery, SearchResponse } from 'algoliasearch/lite';
import type { Language } from '@/lib/shop/page-context/locale';
import { compoundEnds, endRequest, exactRequest, isDivisible, isNamed } from './compound-ends';
import { withoutMen } from './compounds-for-men';
import { redirectOf } from './redirect';

/** Where the words of a search lead if the search as a whole finds nothing. */
type SecondLook = { kind: 'page'; target: string } | { kind: 'query'; query: string };

/** A shorter beginning is too vague to lead to a page. */
const SHORTEST_TOPIC = 5;
/** Maximum requests per search; prefers long parts, and ends to beginnings. */
const MAX_PARTS = 30;

interface Part {
  /** Word of the query that contains the part. */
  word: string;
  text: string;
  /**
   * A compound's end names the thing, its beginning the topic; `rest` is a compound without its
   * prefix for men, which may still be incomplete.
   */
  kind: 'whole' | 'end' | 'beginning' | 'rest';
}

function partsOf(word: string, language: Language): Part[] {
  if (!isDivisible(word)) return [];
  const nouns = compoundEnds(word, language).map((text): Part => ({ word, text, kind: 'end' }));
  const beginnings = nouns
    .map(({ text }): Part => ({ word, text: word.slice(0, -text.length), kind: 'beginning' }))
    .filter(({ text }) => text.length >= SHORTEST_TOPIC);
  const rest = withoutMen(word);
  return [
    ...(rest === word ? [] : [{ word, text: rest, kind: 'rest' as const }]),
    ...nouns,
    ...beginnings,
  ];
}

const byLength = (one: Part, other: Part): number => other.text.length - one.text.length;

const SEPARATORS = /[^\p{L}\p{M}]+/u;

/** Words of a query that were found only with typos, because its correction has other words. */
export const mistypedWords = (query: string, corrected: string | null): string[] =>
  corrected === null
    ? []
    : query.split(SEPARATORS).filter((word) => !corrected.split(SEPARATORS).includes(word));

/**
 * Whether a part is also an end of the correction: then `lienenhemd` is a typo, but a `leinenhose`
 * is not a `leinenhemd`.
 */
export const isOfCorrection = ({ kind, text }: Part, corrected: string | null): boolean =>
  kind === 'end' &&
  corrected !== null &&
  corrected.split(SEPARATORS).some((word) => word.endsWith(text.toLowerCase()));

/**
 * Parts of the words of a search that found nothing, or of the words that no article has.
 * @param missing words that no article has; empty if nothing was found
 */
export function secondLookParts(
  query: string,
  missing: readonly string[],
  language: Language,
): Part[] {
  const isEmpty = missing.length === 0;
  const words = isEmpty ? query.split(/\s+/).filter(Boolean) : missing;
  const parts = words.flatMap((word) => partsOf(word, language)).toSorted(byLength);
  if (parts.length === 0 && words.length < 2) return [];
  const whole = words.map((word): Part => ({ word, text: word, kind: 'whole' }));
  const ends = parts.filter(({ kind }) => kind === 'end' || kind === 'rest');
  // Beginnings lead to a page only if nothing was found.
  const beginnings = isEmpty ? parts.filter(({ kind }) => kind === 'beginning') : [];
  const requested = new Set([...whole, ...ends, ...beginnings].slice(0, MAX_PARTS));
  return [...whole, ...parts].filter((part) => requested.has(part));
}

/** Counts the articles that contain the part exactly; an end has to be in their names. */
export const partRequest = (indexName: string, { text, kind }: Part): SearchQuery => ({
  ...(kind === 'end' ? endRequest : exactRequest)(indexName, text),
  ...(kind === 'rest' && { queryType: 'prefixLast' }),
});

type CorrectedResponse = Pick<SearchResponse, 'nbHits' | 'parsedQuery' | 'renderingContent'>;

/** @param responses responses to {@link partRequest}, in the order of the parts */
export function readSecondLook(
  query: string,
  isEmpty: boolean,
  parts: readonly Part[],
  responses: readonly CorrectedResponse[],
): SecondLook | null {
  const found = parts.flatMap((part, at) => {
    const response = responses[at];
    return response ? [{ ...part, response }] : [];
  });
  // `baumwolle` is a known word, not a kind of `wolle`.
  const known = new Set(
    found
      .filter(({ kind, response }) => kind === 'whole' && (response.nbHits ?? 0) > 0)
      .map(({ word }) => word),
  );
  const noun = found.find(
    ({ kind, word, response }) =>
      (kind === 'end' || kind === 'rest') && !known.has(word) && isNamed(response),
  );
  if (noun) return { kind: 'query', query: query.replace(noun.word, noun.text) };
  const targets = isEmpty ? found.flatMap(({ response }) => redirectOf(response) ?? []) : [];
  return targets[0] === undefined ? null : { kind: 'page', target: targets[0] };
}
