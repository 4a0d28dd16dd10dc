import type { Corpus } from '@/services/search/engine/corpus';
import type { MatchedWord } from '@/services/search/engine/query/match-text';
import { findTerm } from '@/services/search/engine/text/terms';
import { lengthOfPrefix, type Token, tokenise } from '@/services/search/engine/words';

/** A stretch of a text that answers some words of the query. */
export interface Mark {
  /** Which token of the text. */
  readonly token: number;
  readonly start: number;
  readonly end: number;
  /** Which words of the query, by number. */
  readonly words: readonly number[];
}

export interface MarkedText {
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
}

interface Verdict {
  readonly words: readonly number[];
  /** Letters to mark; 0 for the whole word. */
  readonly letters: number;
}

interface Wanted {
  readonly text: string;
  readonly isPrefix: boolean;
  /** Terms that match though they neither equal nor continue the word. */
  readonly built: ReadonlySet<number>;
  readonly delta: ReadonlySet<number>;
  readonly phrases: readonly (readonly string[])[];
}

/** In no set of terms. */
const NO_TERM = -2;

/** Finds in texts what a query matched. Words repeat from hit to hit, so verdicts are cached. */
export class WordMarker {
  readonly queryWords: readonly string[];
  readonly #corpus: Corpus;
  readonly #wanted: readonly Wanted[];
  readonly #hasOthers: boolean;
  readonly #hasPhrases: boolean;
  readonly #verdicts = new Map<string, Verdict | null>();

  constructor(corpus: Corpus, words: readonly MatchedWord[]) {
    this.#corpus = corpus;
    this.queryWords = words.map((word) => word.text);
    this.#wanted = words.map(wantedOf);
    this.#hasOthers = this.#wanted.some(({ built, delta }) => built.size + delta.size > 0);
    this.#hasPhrases = this.#wanted.some(({ phrases }) => phrases.length > 0);
  }

  mark(text: string): MarkedText {
    if (this.#wanted.length === 0) return { tokens: [], marks: [] };
    const tokens = tokenise(text, this.#corpus.settings.separatorsToIndex);
    const marks: Mark[] = [];
    for (const [at, token] of tokens.entries()) {
      const verdict = this.#verdict(token) ?? this.#phraseVerdict(tokens, at);
      if (!verdict) continue;
      const length =
        verdict.letters > 0 ? lengthOfPrefix(text, token.start, verdict.letters) : Infinity;
      const end = Math.min(token.end, token.start + length);
      marks.push({ token: at, start: token.start, end, words: verdict.words });
    }
    return { tokens, marks };
  }

  #verdict(token: Token): Verdict | null {
    const known = this.#verdicts.get(token.word);
    if (known !== undefined) return known;
    const verdict =
      this.#evaluate(token.word) ?? (token.spelled ? this.#evaluate(token.spelled) : null);
    const whole = verdict && token.spelled ? { ...verdict, letters: 0 } : verdict;
    this.#verdicts.set(token.word, whole);
    return whole;
  }

  #evaluate(word: string): Verdict | null {
    const words: number[] = [];
    let letters = word.length;
    const built = this.#hasOthers ? findTerm(this.#corpus.words.terms, word) : NO_TERM;
    const delta = this.#hasOthers ? findTerm(this.#corpus.delta.terms, word) : NO_TERM;
    for (const [number, wanted] of this.#wanted.entries()) {
      const isOther = wanted.built.has(built) || wanted.delta.has(delta);
      const isContinued = wanted.isPrefix && word.startsWith(wanted.text);
      if (word !== wanted.text && !isContinued && !isOther) continue;
      words.push(number);
      letters = isContinued && letters > 0 ? Math.min(letters, wanted.text.length) : 0;
    }
    if (words.length === 0) return null;
    return { words, letters: letters === word.length ? 0 : letters };
  }

  /** Words of a synonym or of a split word count only when adjacent. */
  #phraseVerdict(tokens: readonly Token[], at: number): Verdict | null {
    if (!this.#hasPhrases) return null;
    const words = this.#wanted.flatMap((wanted, number) =>
      wanted.phrases.some((phrase) => isWithin(tokens, at, phrase)) ? [number] : [],
    );
    return words.length > 0 ? { words, letters: 0 } : null;
  }
}

function isWithin(tokens: readonly Token[], at: number, phrase: readonly string[]): boolean {
  return phrase.some((word, place) => {
    if (tokens[at]?.word !== word) return false;
    return phrase.every((other, offset) => tokens[at - place + offset]?.word === other);
  });
}

function wantedOf(word: MatchedWord): Wanted {
  const built = new Set<number>();
  const delta = new Set<number>();
  const phrases: (readonly string[])[] = [];
  for (const { terms, phrase, isBuilt } of word.alternatives) {
    if (phrase) phrases.push(phrase);
    if (terms && terms.to === terms.from + 1) (isBuilt ? built : delta).add(terms.from);
  }
  return { text: word.text, isPrefix: word.isPrefix, built, delta, phrases };
}
