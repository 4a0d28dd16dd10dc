import type { Corpus } from '#engine/corpus';
import type { IndexSettings, SearchParams, Synonyms } from '#engine/types';
import { maskOf, maskOfOthers } from './alternative';
import { type Expansion, expansionOf, matchText, type TextMatch } from './match-text';
import type { ParsedQuery, QueryWord } from './parse-query';

/** Queries whose matches are cached: visitors refine one query by many filters. */
const MAX_QUERIES = 64;

/** Words whose expansions are cached: a query grows by letters, mostly at its end. */
const MAX_WORDS = 500;

interface CachedTexts {
  readonly wordVersion: number;
  readonly matches: Map<string, TextMatch>;
  readonly expansions: Map<string, Expansion>;
}

const cached = new WeakMap<Corpus, CachedTexts>();
const objectNumbers = new WeakMap<object, number>();
let nextNumber = 1;

/** `matchText`, cached until the words of the index change. */
export function matchTextOnce(
  corpus: Corpus,
  query: ParsedQuery,
  settings: IndexSettings,
  params: SearchParams,
  synonyms: Synonyms | undefined,
): TextMatch {
  const { matches, expansions } = cachedFor(corpus);
  const context = keyOf(settings, params, synonyms);
  const masks = masksOf(corpus, settings, params);
  const expand = (word: QueryWord): Expansion =>
    remembered(
      expansions,
      `${word.text} ${word.isPrefix} ${word.isLiteral} ${context}`,
      MAX_WORDS,
      () => expansionOf(corpus, word, settings, masks),
    );
  return remembered(matches, JSON.stringify(query) + context, MAX_QUERIES, () =>
    matchText(corpus, query, settings, masks, synonyms, expand),
  );
}

function remembered<Value>(
  known: Map<string, Value>,
  key: string,
  most: number,
  compute: () => Value,
): Value {
  const value = known.get(key) ?? compute();
  // Deleted and set again: a Map keeps insertion order, so the first key is the least recently
  // used.
  known.delete(key);
  known.set(key, value);
  if (known.size > most) {
    const [oldest] = known.keys();
    if (oldest !== undefined) known.delete(oldest);
  }
  return value;
}

function cachedFor(corpus: Corpus): CachedTexts {
  const known = cached.get(corpus);
  if (known?.wordVersion === corpus.wordVersion) return known;
  const fresh: CachedTexts = {
    wordVersion: corpus.wordVersion,
    matches: new Map(),
    expansions: new Map(),
  };
  cached.set(corpus, fresh);
  return fresh;
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
  settings: IndexSettings,
  params: SearchParams,
  synonyms: Synonyms | undefined,
): string {
  return JSON.stringify([
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
    settings.decompoundQuery,
    numberOf(settings.dictionaries),
    params.restrictSearchableAttributes,
    settings.synonyms && synonyms ? numberOf(synonyms) : 0,
  ]);
}

/** Number of an object that is replaced as a whole when it changes. */
function numberOf(replaced: object): number {
  const known = objectNumbers.get(replaced);
  if (known !== undefined) return known;
  objectNumbers.set(replaced, nextNumber);
  nextNumber += 1;
  return nextNumber - 1;
}
