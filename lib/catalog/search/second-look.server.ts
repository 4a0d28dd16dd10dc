import type { SearchQuery, SearchResponse } from 'algoliasearch/lite';
import type { Language } from '@/lib/shop/page-context/locale';
import { withoutMen } from './compounds-for-men';
import { redirectOf } from './redirect';

/** What the words of a search lead to that its whole does not find. */
type SecondLook = { kind: 'page'; target: string } | { kind: 'query'; query: string };

const SHORTEST_BEGINNING = 3;
/** Dutch has `jas` and `pak`; elsewhere three letters are rather an ending or an article. */
const SHORTEST_NOUN: Readonly<Partial<Record<Language, number>>> = { de: 4, nl: 3 };
/** A shorter beginning says too little to lead to a page. */
const SHORTEST_TOPIC = 5;
/** Requests of one search; the longest parts come first, and beginnings are left out before ends. */
const MAX_PARTS = 30;

/** Compounds that are not a kind of their last noun: a `handschuh` (glove) is not a shoe. */
const NO_COMPOUND = /^(handschuh|handschoen|strumpfhos)/u;

/** Cotton is not wool: `baumwollpullover` must not be split into `baum` and `wollpullover`. */
const COTTON = /^baumwoll/iu;

interface Part {
  /** The word of the query it was found in. */
  word: string;
  text: string;
  /**
   * A compound's end says what a thing is, its beginning what it is about; the rest of one for men
   * is a word that may still be typed.
   */
  kind: 'whole' | 'end' | 'beginning' | 'rest';
}

function partsOf(word: string, language: Language): Part[] {
  if (!/^[\p{L}\p{M}]+$/u.test(word) || NO_COMPOUND.test(word.toLowerCase())) return [];
  // Other languages write no compounds in one word.
  const shortest = SHORTEST_NOUN[language] ?? word.length;
  const first = COTTON.exec(word)?.[0].length ?? SHORTEST_BEGINNING;
  const length = word.length - shortest - first + 1;
  const cuts = Array.from({ length: Math.max(0, length) }, (_, at) => first + at);
  const nouns = cuts.map((at): Part => ({ word, text: word.slice(at), kind: 'end' }));
  const beginnings = cuts
    .filter((at) => at >= SHORTEST_TOPIC)
    .map((at): Part => ({ word, text: word.slice(0, at), kind: 'beginning' }));
  const rest = withoutMen(word);
  return [
    ...(rest === word ? [] : [{ word, text: rest, kind: 'rest' as const }]),
    ...nouns,
    ...beginnings,
  ];
}

const byLength = (one: Part, other: Part): number => other.text.length - one.text.length;

const SEPARATORS = /[^\p{L}\p{M}]+/u;

/** Words of a query that were found only with typos, as its correction spells them otherwise. */
export const mistypedWords = (query: string, corrected: string | null): string[] =>
  corrected === null
    ? []
    : query.split(SEPARATORS).filter((word) => !corrected.split(SEPARATORS).includes(word));

/** Whether a part ends the correction too: `lienenhemd` is a typo, `leinenhose` no `leinenhemd`. */
export const isOfCorrection = ({ kind, text }: Part, corrected: string | null): boolean =>
  kind === 'end' &&
  corrected !== null &&
  corrected.split(SEPARATORS).some((word) => word.endsWith(text.toLowerCase()));

/**
 * The words of a search that found nothing, or those of one that no article has, each in parts.
 * @param missing words that no article has; none where nothing was found
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
  // A beginning leads to a page only where nothing was found.
  const beginnings = isEmpty ? parts.filter(({ kind }) => kind === 'beginning') : [];
  const requested = new Set([...whole, ...ends, ...beginnings].slice(0, MAX_PARTS));
  return [...whole, ...parts].filter((part) => requested.has(part));
}

/** Counts the articles that have the part as it is; an end must name them. */
export const partRequest = (indexName: string, { text, kind }: Part): SearchQuery => ({
  indexName,
  query: text,
  hitsPerPage: 0,
  typoTolerance: false,
  queryType: kind === 'rest' ? 'prefixLast' : 'prefixNone',
  removeWordsIfNoResults: 'none',
  decompoundQuery: false,
  getRankingInfo: true,
  ...(kind === 'end' && {
    restrictSearchableAttributes: ['title', 'categoryTitles.lvl2', 'categoryTitles.lvl1'],
  }),
  analytics: false,
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
  // `baumwolle` is a word of other articles, not a kind of `wolle`.
  const known = new Set(
    found
      .filter(({ kind, response }) => kind === 'whole' && (response.nbHits ?? 0) > 0)
      .map(({ word }) => word),
  );
  const noun = found.find(
    // A word that a rule takes out of every search names no article.
    ({ kind, word, response: { nbHits = 0, parsedQuery } }) =>
      (kind === 'end' || kind === 'rest') && !known.has(word) && nbHits > 0 && parsedQuery !== '',
  );
  if (noun) return { kind: 'query', query: query.replace(noun.word, noun.text) };
  const targets = isEmpty ? found.flatMap(({ response }) => redirectOf(response) ?? []) : [];
  return targets[0] === undefined ? null : { kind: 'page', target: targets[0] };
}
