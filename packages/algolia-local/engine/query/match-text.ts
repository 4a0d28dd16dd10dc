import { type Bitset, add, emptySet, has, intersect, subtract, unite } from '#engine/bitset';
import type { Corpus } from '#engine/corpus';
import { findTerm } from '#engine/text/terms';
import type { WordIndex } from '#engine/text/word-index';
import type { QuerySettings, Synonyms } from '#engine/types';
import { type Alternative, isIgnoredAt } from './alternative';
import { exactRun, expandWord, type Masks, phraseAlternatives } from './expand-word';
import type { ParsedQuery, QueryWord } from './parse-query';

export interface MatchedWord extends QueryWord {
  readonly alternatives: readonly Alternative[];
  readonly set: Bitset;
}

/** Matches of a query's words, regardless of filters. */
export interface TextMatch {
  readonly words: readonly MatchedWord[];
  /** null means every record. */
  readonly set: Bitset | null;
}

/** Matches of a single word, the same in every query with the same settings. */
export interface Expansion {
  readonly alternatives: readonly Alternative[];
  readonly set: Bitset;
}

export function expansionOf(
  corpus: Corpus,
  word: QueryWord,
  settings: QuerySettings,
  masks: Masks,
): Expansion {
  const alternatives = indices(corpus).flatMap((words) =>
    expandWord(corpus, words, word, settings, masks),
  );
  return { alternatives, set: setOf(corpus, alternatives) };
}

/** Matches the words of a query against the built index and the delta. */
export function matchText(
  corpus: Corpus,
  query: ParsedQuery,
  settings: QuerySettings,
  masks: Masks,
  synonyms: Synonyms | undefined,
  expand: (word: QueryWord) => Expansion,
): TextMatch {
  const added: Alternative[][] = query.words.map(() => []);
  addJoined(corpus, query.words, settings, masks, added);
  if (synonyms && settings.synonyms) {
    addSynonyms(corpus, query.words, settings, masks, synonyms, added);
  }
  const words = query.words.map((word, at) => {
    const { alternatives, set } = expand(word);
    const more = added[at] ?? [];
    if (more.length === 0) return { ...word, alternatives, set };
    const larger = setOf(corpus, more);
    unite(larger, set);
    return { ...word, alternatives: [...alternatives, ...more], set: larger };
  });
  return { words, set: combined(corpus, query, words, masks) };
}

function indices(corpus: Corpus): WordIndex[] {
  return corpus.deltaBuilder ? [corpus.words, corpus.delta] : [corpus.words];
}

/** Two words written as one in the record: `polo shirt` finds `poloshirt`, ranked like one typo. */
function addJoined(
  corpus: Corpus,
  words: readonly QueryWord[],
  settings: QuerySettings,
  masks: Masks,
  alternatives: Alternative[][],
): void {
  if (settings.typoTolerance === false) return;
  for (let at = 0; at + 1 < words.length; at += 1) {
    const [left, right] = [words[at], words[at + 1]];
    if (!left || !right || left.isLiteral || right.isLiteral) continue;
    for (const index of indices(corpus)) {
      const term = findTerm(index.terms, left.text + right.text);
      if (term < 0) continue;
      const joined = exactRun(corpus, index, term, 1, masks, false);
      alternatives[at]?.push(joined);
      alternatives[at + 1]?.push(joined);
    }
  }
}

/** A phrase of the query with synonyms: any of them matches all of its words. */
function addSynonyms(
  corpus: Corpus,
  words: readonly QueryWord[],
  settings: QuerySettings,
  masks: Masks,
  synonyms: Synonyms,
  alternatives: Alternative[][],
): void {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + synonyms.longest); to += 1) {
      const covered = words.slice(from, to);
      const phrase = covered.map((word) => word.text).join(' ');
      if (covered.some((word) => word.isLiteral)) continue;
      for (const other of synonyms.byPhrase.get(phrase) ?? []) {
        const isSingle = other.words.length === 1;
        const setting = isSingle ? 'singleWordSynonym' : 'multiWordsSynonym';
        const isExact = other.typos === 0 && settings.alternativesAsExact.includes(setting);
        const worth = { typos: other.typos, isExact, ignored: masks.any };
        for (const index of indices(corpus)) {
          const found = phraseAlternatives(corpus, index, other.words, worth).map(
            (alternative) => ({ ...alternative, replaced: phrase }),
          );
          for (let at = from; at < to; at += 1) alternatives[at]?.push(...found);
        }
      }
    }
  }
}

function setOf(corpus: Corpus, alternatives: readonly Alternative[]): Bitset {
  const set = emptySet(corpus.count);
  for (const alternative of alternatives) mark(corpus, alternative, set);
  return set;
}

function mark(corpus: Corpus, alternative: Alternative, set: Bitset): void {
  const { records, places, from, to, ignored } = alternative;
  const stale = alternative.isBuilt ? corpus.reworded : null;
  if (ignored === null && stale === null) {
    for (let at = from; at < to; at += 1) {
      const record = records[at] ?? 0;
      set[record >>> 5] = (set[record >>> 5] ?? 0) | (1 << (record & 31));
    }
    return;
  }
  for (let at = from; at < to; at += 1) {
    const record = records[at] ?? 0;
    if (stale !== null && has(stale, record)) continue;
    if (!isIgnoredAt(ignored, places[at] ?? 0)) add(set, record);
  }
}

/** All required words, or at least one of the optional ones if none is required. */
function combined(
  corpus: Corpus,
  query: ParsedQuery,
  words: readonly MatchedWord[],
  masks: Masks,
): Bitset | null {
  const required = words.filter((word) => !word.isOptional);
  let set: Bitset | null = null;
  for (const word of required) {
    if (set === null) set = word.set.slice();
    else intersect(set, word.set);
  }
  if (set === null && words.length > 0) {
    set = emptySet(corpus.count);
    for (const word of words) unite(set, word.set);
  }
  const worth = { typos: 0, isExact: true, ignored: masks.any };
  const phraseSet = (phrase: readonly string[]): Bitset =>
    setOf(
      corpus,
      indices(corpus).flatMap((index) => phraseAlternatives(corpus, index, phrase, worth)),
    );
  for (const phrase of query.phrases) {
    if (set) intersect(set, phraseSet(phrase));
  }
  for (const phrase of query.excluded) {
    set ??= emptySet(corpus.count).fill(0xffffffff);
    subtract(set, phraseSet(phrase));
  }
  return set;
}
