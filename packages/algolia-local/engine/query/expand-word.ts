import type { Corpus } from '#engine/corpus';
import { compoundPartsWith } from '#engine/text/decompound';
import { phraseRun, togetherRun } from '#engine/text/phrase-run';
import { findTerm, prefixRange } from '#engine/text/terms';
import { termsWithTypos } from '#engine/text/typo-walk';
import type { WordIndex } from '#engine/text/word-index';
import type { QuerySettings } from '#engine/types';
import { type Alternative, type AttributeMask, both, termRun } from './alternative';
import { otherNumbersOf } from './language';
import { languagesOf, type QueryWord } from './parse-query';

/** Attributes in which a match of each kind does not count. */
export interface Masks {
  readonly any: AttributeMask;
  readonly typos: AttributeMask;
  readonly prefix: AttributeMask;
}

/** All ways in which a word can match in one index: exactly, as a prefix, with typos, split. */
export function expandWord(
  corpus: Corpus,
  words: WordIndex,
  word: QueryWord,
  settings: QuerySettings,
  masks: Masks,
): Alternative[] {
  const alternatives: Alternative[] = [];
  const term = findTerm(words.terms, word.text);
  const prefix = word.isPrefix ? prefixRange(words.terms, word.text) : null;
  if (term >= 0) alternatives.push(exactRun(corpus, words, term, 0, masks));
  if (prefix && prefix.to > prefix.from) {
    const from = term >= 0 ? term + 1 : prefix.from;
    const worth = { typos: 0, isExact: false, ignored: both(masks.any, masks.prefix) };
    if (prefix.to > from) {
      alternatives.push(termRun(corpus, words, { from, to: prefix.to }, worth));
    }
  }
  alternatives.push(...pluralRuns(corpus, words, word, settings, masks));
  alternatives.push(...compoundRuns(corpus, words, word, settings, masks));
  const typos = typosAllowed(word, settings);
  if (typos > 0) {
    const ignored = both(masks.any, masks.typos);
    for (const match of termsWithTypos(words.terms, word.text, typos, word.isPrefix)) {
      const isCovered = prefix !== null && match.term >= prefix.from && match.term < prefix.to;
      if (isCovered || match.term === term) continue;
      const range = { from: match.term, to: match.term + 1 };
      const worth = { typos: match.typos, isExact: false, ignored };
      alternatives.push(termRun(corpus, words, range, worth));
    }
  }
  if (settings.typoTolerance !== false && !word.isLiteral) {
    alternatives.push(...splitRuns(corpus, words, word.text, both(masks.any, masks.typos)));
  }
  return alternatives;
}

export function exactRun(
  corpus: Corpus,
  words: WordIndex,
  term: number,
  typos: number,
  masks: Masks,
  isExact = true,
): Alternative {
  const worth = { typos, isExact, ignored: masks.any };
  return termRun(corpus, words, { from: term, to: term + 1 }, worth);
}

/** Number of typos allowed by the vendor's thresholds. */
export function typosAllowed(word: QueryWord, settings: QuerySettings): number {
  if (settings.typoTolerance === false || word.isLiteral) return 0;
  if (settings.disableTypoToleranceOnWords.some((other) => other.toLowerCase() === word.text)) {
    return 0;
  }
  if (!settings.allowTyposOnNumericTokens && /^\d+$/.test(word.text)) return 0;
  if (word.text.length >= settings.minWordSizefor2Typos) return 2;
  return word.text.length >= settings.minWordSizefor1Typo ? 1 : 0;
}

function pluralRuns(
  corpus: Corpus,
  words: WordIndex,
  word: QueryWord,
  settings: QuerySettings,
  masks: Masks,
): Alternative[] {
  const languages = word.isLiteral ? [] : languagesOf(settings.ignorePlurals, settings);
  if (languages.length === 0) return [];
  const isExact = settings.alternativesAsExact.includes('ignorePlurals');
  return otherNumbersOf(word.text, languages, settings.dictionaries).flatMap((form) => {
    const term = findTerm(words.terms, form);
    return term < 0 ? [] : [exactRun(corpus, words, term, 0, masks, isExact)];
  });
}

/** `lederjacke` also finds a title with `Jacke` and `Leder`, ranked like a typo. */
function compoundRuns(
  corpus: Corpus,
  words: WordIndex,
  word: QueryWord,
  settings: QuerySettings,
  masks: Masks,
): Alternative[] {
  if (!settings.decompoundQuery || word.isLiteral) return [];
  const partsOf = compoundPartsWith(corpus.settings.compounds);
  const isKnown = (part: string) => findTerm(words.terms, part) >= 0;
  return settings.queryLanguages.flatMap((language) => {
    const parts = partsOf(word.text, language, isKnown);
    const run = parts.length > 0 ? togetherRun(words, parts) : null;
    if (!run || run.records.length === 0) return [];
    const isBuilt = words === corpus.words;
    const worth = { typos: 1, isExact: false, ignored: masks.any };
    return [
      {
        ...run,
        from: 0,
        to: run.records.length,
        isBuilt,
        terms: null,
        phrase: null,
        parts,
        ...worth,
      },
    ];
  });
}

/**
 * `poloshirt` also matches `polo shirt`, and `tshirt` `t-shirt`, wherever two adjacent words in a
 * record form it.
 */
function splitRuns(
  corpus: Corpus,
  words: WordIndex,
  text: string,
  ignored: AttributeMask,
): Alternative[] {
  const worth = { typos: 1, isExact: false, ignored };
  return Array.from({ length: text.length - 1 }, (_, at) => [
    text.slice(0, at + 1),
    text.slice(at + 1),
  ]).flatMap((halves) => phraseAlternatives(corpus, words, halves, worth));
}

export function phraseAlternatives(
  corpus: Corpus,
  words: WordIndex,
  phrase: readonly string[],
  worth: Pick<Alternative, 'typos' | 'isExact' | 'ignored'>,
): Alternative[] {
  const run = phraseRun(words, phrase);
  if (run.records.length === 0) return [];
  const isBuilt = words === corpus.words;
  return [{ ...run, from: 0, to: run.records.length, isBuilt, terms: null, phrase, ...worth }];
}
