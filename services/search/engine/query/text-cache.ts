import type { Corpus } from '@/services/search/engine/corpus';
import type { IndexSettings, SearchParams, Synonyms } from '@/services/search/engine/types';
import { maskOf, maskOfOthers } from './alternative';
import { matchText, type TextMatch } from './match-text';
import type { ParsedQuery } from './parse-query';

/** Queries whose matches are kept: shoppers refine one query by many filters. */
const MOST_KEPT = 64;

interface Kept {
  wordVersion: number;
  readonly matches: Map<string, TextMatch>;
}

const kept = new WeakMap<Corpus, Kept>();
const synonymNumbers = new WeakMap<Synonyms, number>();
let nextNumber = 1;

/** `matchText`, remembered until the words of the index change. */
export function matchTextOnce(
  corpus: Corpus,
  query: ParsedQuery,
  settings: IndexSettings,
  params: SearchParams,
  synonyms: Synonyms | undefined,
): TextMatch {
  const matches = matchesOf(corpus);
  const key = keyOf(query, settings, params, synonyms);
  const known = matches.get(key);
  // Taken out and put back: a Map keeps its order, so the first one is the least recently used.
  if (known) matches.delete(key);
  const match =
    known ?? matchText(corpus, query, settings, masksOf(corpus, settings, params), synonyms);
  matches.set(key, match);
  if (matches.size > MOST_KEPT) {
    const [oldest] = matches.keys();
    if (oldest !== undefined) matches.delete(oldest);
  }
  return match;
}

function matchesOf(corpus: Corpus): Map<string, TextMatch> {
  const known = kept.get(corpus);
  if (known?.wordVersion === corpus.wordVersion) return known.matches;
  const matches = new Map<string, TextMatch>();
  kept.set(corpus, { wordVersion: corpus.wordVersion, matches });
  return matches;
}

function masksOf(
  corpus: Corpus,
  settings: IndexSettings,
  params: SearchParams,
): Parameters<typeof matchText>[3] {
  return {
    any: maskOfOthers(corpus, params.restrictSearchableAttributes ?? []),
    typos: maskOf(corpus, settings.disableTypoToleranceOnAttributes),
    prefix: maskOf(corpus, settings.disablePrefixOnAttributes),
  };
}

function keyOf(
  query: ParsedQuery,
  settings: IndexSettings,
  params: SearchParams,
  synonyms: Synonyms | undefined,
): string {
  return JSON.stringify([
    query,
    settings.typoTolerance !== false,
    settings.minWordSizefor1Typo,
    settings.minWordSizefor2Typos,
    settings.allowTyposOnNumericTokens,
    settings.disableTypoToleranceOnAttributes,
    settings.disableTypoToleranceOnWords,
    settings.disablePrefixOnAttributes,
    settings.alternativesAsExact,
    settings.ignorePlurals,
    settings.queryLanguages,
    params.restrictSearchableAttributes,
    settings.synonyms && synonyms ? numberOf(synonyms) : 0,
  ]);
}

function numberOf(synonyms: Synonyms): number {
  const known = synonymNumbers.get(synonyms);
  if (known !== undefined) return known;
  synonymNumbers.set(synonyms, nextNumber);
  nextNumber += 1;
  return nextNumber - 1;
}
