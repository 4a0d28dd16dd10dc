/** Letters that NFD does not decompose. */
const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  þ: 'th',
  Þ: 'th',
  ı: 'i',
  ĳ: 'ij',
  Ĳ: 'ij',
};
/** German umlauts are also spelled with an e. */
const SPELLED_UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const UMLAUT = /[äöü]/gi;

const SEPARATOR = null;
const folds = new Map<string, string | null>();

/**
 * Replacement of a non-ASCII character; '' for a mark that belongs to the previous letter, null for
 * a separator.
 */
function foldOf(character: string): string | null {
  const known = folds.get(character);
  if (known !== undefined) return known;
  const special = SPECIAL_LETTERS[character];
  const bare = special ?? character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const isWord = /^[\p{L}\p{N}\p{M}]+$/u.test(character);
  const fold = isWord ? bare : SEPARATOR;
  folds.set(character, fold);
  return fold;
}

function isAsciiWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
}

/** How a text is split into words. */
export interface WordForm {
  /** Characters that are words of their own. */
  readonly separators: string;
  /** Letters that keep their diacritics, in lower case. */
  readonly preservedLetters: string;
}

export const PLAIN_WORDS: WordForm = { separators: '', preservedLetters: '' };

export interface Token {
  /** Lower case, without diacritics. */
  readonly word: string;
  /** Position in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The other spelling that Germans may type: `gruen` for `grün`. */
  readonly spelled: string | null;
}

/**
 * Splits a text into words of letters and digits; everything else separates words, unless it is in
 * `separators`.
 */
export function tokenise(text: string, form: WordForm = PLAIN_WORDS): Token[] {
  const { separators } = form;
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isAsciiWord(code) || code > 127) {
      const end = endOfWord(text, at);
      if (end > at) {
        const token = tokenAt(text, at, end, form.preservedLetters);
        if (token) tokens.push(token);
        at = end;
        continue;
      }
    }
    const character = characterAt(text, at);
    if (separators !== '' && separators.includes(character)) {
      tokens.push({ word: character, start: at, end: at + character.length, spelled: null });
    }
    at += character.length;
  }
  return tokens;
}

function characterAt(text: string, at: number): string {
  const code = text.charCodeAt(at);
  const isPair = code >= 0xd800 && code <= 0xdbff && at + 1 < text.length;
  return isPair ? text.slice(at, at + 2) : text.charAt(at);
}

function endOfWord(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code < 128) {
      if (!isAsciiWord(code)) break;
      at += 1;
      continue;
    }
    const character = characterAt(text, at);
    if (foldOf(character) === SEPARATOR) break;
    at += character.length;
  }
  return at;
}

function tokenAt(text: string, start: number, end: number, preserved: string): Token | null {
  const raw = text.slice(start, end);
  const word = normalise(raw, preserved);
  if (word === '') return null;
  // In the common case, with nothing normalised, there is no other spelling.
  const spelled =
    word.length === raw.length && !hasUmlaut(raw) ? null : spelledOut(raw, word, preserved);
  return { word, start, end, spelled };
}

function hasUmlaut(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) > 127) return text.search(UMLAUT) >= 0;
  }
  return false;
}

function spelledOut(raw: string, word: string, preserved: string): string | null {
  const composed = raw.normalize('NFC');
  const other = (letter: string): string =>
    preserved.includes(letter.toLowerCase())
      ? letter
      : (SPELLED_UMLAUTS[letter.toLowerCase()] ?? letter);
  const spelled = normalise(composed.replace(UMLAUT, other), preserved);
  return spelled === word ? null : spelled;
}

/**
 * Lower case without diacritics; separators are unchanged.
 * @param kept lower-case letters that keep their diacritics
 */
export function normalise(text: string, preserved = ''): string {
  let isPlain = true;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) > 127) {
      isPlain = false;
      break;
    }
  }
  if (isPlain) return text.toLowerCase();
  let folded = '';
  // Kept letters are given as composed characters.
  for (const character of preserved === '' ? text : text.normalize('NFC')) {
    const small = character.toLowerCase();
    const isAsItIs = character.charCodeAt(0) < 128 || preserved.includes(small);
    folded += isAsItIs ? small : (foldOf(character) ?? character);
  }
  return folded;
}

/**
 * Number of code units of `text`, from `start`, that spell the first `length` letters of its word.
 */
export function lengthOfPrefix(text: string, start: number, length: number): number {
  let folded = 0;
  let at = start;
  while (at < text.length && folded < length) {
    const character = characterAt(text, at);
    folded += normalise(character).length;
    at += character.length;
  }
  // Combining marks belong to the letter before them.
  while (at < text.length && /^\p{M}$/u.test(characterAt(text, at))) at += 1;
  return at - start;
}

export function wordsOf(text: string, form: WordForm = PLAIN_WORDS): string[] {
  return tokenise(text, form).map((token) => token.word);
}

/**
 * A hump begins at a capital after a lower-case letter or digit, and before the last of a row of
 * capitals.
 */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The parts of a camel case word with their positions in the text; empty for any other word. */
export function humpsOf(text: string, { start, end }: Token, form: WordForm): Token[] {
  const parts = text.slice(start, end).split(HUMP);
  if (parts.length < 2) return [];
  let at = start;
  return parts.flatMap((part) => {
    const from = at;
    at += part.length;
    return tokenise(part, form).map((token) => ({
      ...token,
      start: token.start + from,
      end: token.end + from,
    }));
  });
}
