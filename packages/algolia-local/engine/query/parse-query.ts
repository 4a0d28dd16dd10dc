import type { QuerySettings } from '#engine/types';
import { tokenise, type WordForm } from '#engine/words';
import { isStopWord, LANGUAGES } from './language';

export interface QueryWord {
  readonly text: string;
  readonly isPrefix: boolean;
  readonly isOptional: boolean;
  /** Part of a quoted phrase: matches exactly, without typos. */
  readonly isLiteral: boolean;
}

export interface ParsedQuery {
  readonly words: readonly QueryWord[];
  /** Words that must be adjacent, in this order. */
  readonly phrases: readonly (readonly string[])[];
  readonly excluded: readonly (readonly string[])[];
}

/** Further words of a query are ignored. */
const MAX_WORDS = 40;

interface RawWord {
  readonly text: string;
  readonly isLiteral: boolean;
}

export function parseQuery(query: string, settings: QuerySettings, form: WordForm): ParsedQuery {
  const phrases: string[][] = [];
  const excluded: string[][] = [];
  const raw: RawWord[] = [];
  for (const part of partsOf(query, settings)) {
    const words = tokenise(part.text, form).map((token) => token.word);
    if (words.length === 0) continue;
    if (part.isExcluded) excluded.push(words);
    else {
      raw.push(...words.map((text) => ({ text, isLiteral: part.isPhrase })));
      if (part.isPhrase && words.length > 1) phrases.push(words);
    }
  }
  const remaining = withoutStopWords(raw.slice(0, MAX_WORDS), settings);
  const optional = new Set(
    settings.optionalWords.flatMap((text) => tokenise(text, form).map((token) => token.word)),
  );
  const words = remaining.map(({ text, isLiteral }, at) => ({
    text,
    isLiteral,
    isPrefix: !isLiteral && isPrefix(settings, at === remaining.length - 1),
    isOptional: optional.has(text),
  }));
  return { words, phrases, excluded };
}

function isPrefix(settings: QuerySettings, isLast: boolean): boolean {
  return settings.queryType === 'prefixAll' || (settings.queryType === 'prefixLast' && isLast);
}

/**
 * Keeps the last word, which may be incomplete, and all words of a query that has only stop words.
 */
function withoutStopWords(words: readonly RawWord[], settings: QuerySettings): readonly RawWord[] {
  const languages = languagesOf(settings.removeStopWords, settings);
  if (languages.length === 0) return words;
  const remaining = words.filter((word, at) => {
    const mayContinue = isPrefix(settings, at === words.length - 1);
    return (
      word.isLiteral || mayContinue || !isStopWord(word.text, languages, settings.dictionaries)
    );
  });
  return remaining.length > 0 ? remaining : words;
}

/** `true` means the query's languages, or all supported ones. */
export function languagesOf(
  setting: boolean | readonly string[],
  settings: QuerySettings,
): readonly string[] {
  if (setting === false) return [];
  if (setting !== true) return setting;
  return settings.queryLanguages.length > 0 ? settings.queryLanguages : LANGUAGES;
}

interface Part {
  readonly text: string;
  readonly isPhrase: boolean;
  readonly isExcluded: boolean;
}

/** Splits off `"a phrase"` and `-word` if the advanced syntax is on. */
function partsOf(query: string, settings: QuerySettings): Part[] {
  if (!settings.advancedSyntax) return [{ text: query, isPhrase: false, isExcluded: false }];
  const hasPhrases = settings.advancedSyntaxFeatures.includes('exactPhrase');
  const hasExclusion = settings.advancedSyntaxFeatures.includes('excludeWords');
  return [...query.matchAll(/(-?)(?:"([^"]*)"|([^\s"]+))/g)].map(([whole, minus, phrase, word]) => {
    const isExcluded = hasExclusion && minus === '-';
    if (phrase !== undefined) return { text: phrase, isPhrase: hasPhrases, isExcluded };
    return { text: isExcluded ? (word ?? '') : whole, isPhrase: false, isExcluded };
  });
}
