import type { Corpus } from '#engine/corpus';
import type { MatchedWord } from '#engine/query/match-text';
import type { IndexSettings } from '#engine/types';
import { findTerm } from '#engine/text/terms';
import { wordFormOf } from '#engine/index-schema';
import { humpsOf, lengthOfPrefix, type Token, tokenise, type WordForm } from '#engine/words';

/** Part of a text that matches words of the query. */
export interface Mark {
  /** Index of the token in the text. */
  readonly token: number;
  readonly start: number;
  readonly end: number;
  /** Indices of the words in the query. */
  readonly words: readonly number[];
  /** Replacement text, if the query's words replace their synonyms. */
  readonly text?: string;
}

export interface MarkedText {
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
}

interface Verdict {
  readonly words: readonly number[];
  /** Number of letters to mark; 0 for the whole word. */
  readonly letters: number;
}

interface Wanted {
  readonly text: string;
  readonly isPrefix: boolean;
  /** Terms that match without being equal to the word or starting with it. */
  readonly built: ReadonlySet<number>;
  readonly delta: ReadonlySet<number>;
  readonly phrases: readonly Phrase[];
  readonly parts: ReadonlySet<string>;
}

interface Phrase {
  readonly words: readonly string[];
  /** Words of the query that this is a synonym of. */
  readonly replaced: string | null;
}

const NO_TERM = -2;

/** Finds the matches of a query in texts. Words repeat from hit to hit, so verdicts are cached. */
export class WordMarker {
  readonly queryWords: readonly string[];
  readonly #corpus: Corpus;
  readonly #wanted: readonly Wanted[];
  readonly #hasOthers: boolean;
  readonly #hasPhrases: boolean;
  readonly #verdicts = new Map<string, Verdict | null>();

  readonly #form: WordForm;
  readonly #replacesSynonyms: boolean;

  constructor(
    corpus: Corpus,
    words: readonly MatchedWord[],
    settings: Pick<IndexSettings, 'replaceSynonymsInHighlight'>,
  ) {
    this.#corpus = corpus;
    this.#form = wordFormOf(corpus.settings);
    this.#replacesSynonyms = settings.replaceSynonymsInHighlight;
    this.queryWords = words.map((word) => word.text);
    this.#wanted = words.map(wantedOf);
    this.#hasOthers = this.#wanted.some(({ built, delta }) => built.size + delta.size > 0);
    this.#hasPhrases = this.#wanted.some(({ phrases }) => phrases.length > 0);
  }

  mark(text: string): MarkedText {
    if (this.#wanted.length === 0) return { tokens: [], marks: [] };
    const tokens = this.#tokensOf(text);
    const marks: Mark[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (!token) continue;
      const own = this.#verdict(token);
      const replacement = own ? null : this.#replacement(tokens, at);
      if (replacement) {
        marks.push(replacement.mark);
        at += replacement.tokens - 1;
        continue;
      }
      const verdict = own ?? this.#phraseVerdict(tokens, at);
      if (!verdict) continue;
      const length =
        verdict.letters > 0 ? lengthOfPrefix(text, token.start, verdict.letters) : Infinity;
      const end = Math.min(token.end, token.start + length);
      marks.push({ token: at, start: token.start, end, words: verdict.words });
    }
    return { tokens, marks };
  }

  /** Words in camel case are split into their parts, unless they match as a whole. */
  #tokensOf(text: string): Token[] {
    const tokens = tokenise(text, this.#form);
    if (this.#corpus.settings.camelCaseAttributes.length === 0) return tokens;
    return tokens.flatMap((token) => {
      const humps = this.#verdict(token) ? [] : humpsOf(text, token, this.#form);
      return humps.length > 0 ? humps : [token];
    });
  }

  /** A synonym that begins here, replaced by the words of the query. */
  #replacement(tokens: readonly Token[], at: number): { mark: Mark; tokens: number } | null {
    if (!this.#replacesSynonyms) return null;
    const synonym = this.#wanted
      .flatMap(({ phrases }) => phrases)
      .find((phrase) => phrase.replaced !== null && begins(tokens, at, phrase.words));
    if (!synonym) return null;
    const words = [...this.#wanted.entries()].flatMap(([number, { phrases }]) =>
      phrases.some((phrase) => phrase.words === synonym.words) ? [number] : [],
    );
    const start = tokens[at]?.start ?? 0;
    const end = tokens[at + synonym.words.length - 1]?.end ?? start;
    const text = synonym.replaced ?? '';
    return { mark: { token: at, start, end, words, text }, tokens: synonym.words.length };
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
      const isPart = wanted.parts.has(word);
      if (word !== wanted.text && !isContinued && !isOther && !isPart) continue;
      words.push(number);
      letters = isContinued && letters > 0 ? Math.min(letters, wanted.text.length) : 0;
    }
    if (words.length === 0) return null;
    return { words, letters: letters === word.length ? 0 : letters };
  }

  /** Words of a synonym or of a split word match only if adjacent. */
  #phraseVerdict(tokens: readonly Token[], at: number): Verdict | null {
    if (!this.#hasPhrases) return null;
    const words = this.#wanted.flatMap((wanted, number) =>
      wanted.phrases.some(({ words: phrase }) => isWithin(tokens, at, phrase)) ? [number] : [],
    );
    return words.length > 0 ? { words, letters: 0 } : null;
  }
}

function isWithin(tokens: readonly Token[], at: number, phrase: readonly string[]): boolean {
  return phrase.some(
    (word, place) => tokens[at]?.word === word && begins(tokens, at - place, phrase),
  );
}

function begins(tokens: readonly Token[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, offset) => tokens[at + offset]?.word === word);
}

function wantedOf(word: MatchedWord): Wanted {
  const built = new Set<number>();
  const delta = new Set<number>();
  const phrases: Phrase[] = [];
  const parts = new Set<string>();
  for (const { terms, phrase, isBuilt, replaced = null, ...other } of word.alternatives) {
    if (phrase) phrases.push({ words: phrase, replaced });
    for (const part of other.parts ?? []) parts.add(part);
    if (terms && terms.to === terms.from + 1) (isBuilt ? built : delta).add(terms.from);
  }
  return { text: word.text, isPrefix: word.isPrefix, built, delta, phrases, parts };
}
