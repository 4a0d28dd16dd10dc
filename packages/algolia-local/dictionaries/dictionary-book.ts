import type { CompoundDictionary, LanguageDictionary } from '#engine/dictionaries';
import { LANGUAGES, standardWords } from '#engine/query/language';
import { tokenise } from '#engine/words';
import { DICTIONARIES, type DictionaryEntry, type DictionaryName } from './dictionary-entry';

/** Dictionary → language → whether the standard entries are disabled. */
export type Disabled = Readonly<Record<DictionaryName, Readonly<Record<string, boolean>> | null>>;

export const NOTHING_DISABLED: Disabled = { plurals: null, stopwords: null, compounds: null };

export interface DictionaryBook {
  readonly entries: readonly NamedEntry[];
  readonly disabled: Disabled;
  readonly compiled: {
    readonly dictionaries: Readonly<Record<string, LanguageDictionary>>;
    readonly compounds: Readonly<Record<string, CompoundDictionary>>;
  };
}

export interface NamedEntry {
  readonly dictionary: DictionaryName;
  readonly entry: DictionaryEntry;
}

export function compileDictionaries(
  entries: readonly NamedEntry[],
  disabled: Disabled,
): DictionaryBook {
  const languages = new Set([
    ...entries.map(({ entry }) => entry.language),
    ...DICTIONARIES.flatMap((name) => Object.keys(disabled[name] ?? {})),
  ]);
  const each = [...languages].map((language) => {
    const own = entries.flatMap(({ entry }) => (entry.language === language ? [entry] : []));
    return { language, own };
  });
  return {
    entries,
    disabled,
    compiled: {
      dictionaries: Object.fromEntries(
        each.map(({ language, own }) => [language, languageDictionary(own, disabled, language)]),
      ),
      compounds: Object.fromEntries(
        each.map(({ language, own }) => [language, compoundDictionary(own, disabled, language)]),
      ),
    },
  };
}

const hasStandard = (disabled: Disabled, name: DictionaryName, language: string): boolean =>
  disabled[name]?.[language] !== true;

function languageDictionary(
  own: readonly DictionaryEntry[],
  disabled: Disabled,
  language: string,
): LanguageDictionary {
  const stopWords = (state: string) =>
    own.flatMap((entry) =>
      'state' in entry && entry.state === state ? spellings(entry.word) : [],
    );
  return {
    stopWords: stopWords('enabled'),
    notStopWords: stopWords('disabled'),
    plurals: own.flatMap((entry) => ('words' in entry ? [entry.words.flatMap(spellings)] : [])),
    hasStandardStopWords: hasStandard(disabled, 'stopwords', language),
    hasStandardPlurals: hasStandard(disabled, 'plurals', language),
  };
}

function compoundDictionary(
  own: readonly DictionaryEntry[],
  disabled: Disabled,
  language: string,
): CompoundDictionary {
  const parts = own.flatMap((entry) =>
    'decomposition' in entry
      ? spellings(entry.word).map((word) => [word, entry.decomposition.flatMap(plain)] as const)
      : [],
  );
  return {
    parts: Object.fromEntries(parts),
    hasStandard: hasStandard(disabled, 'compounds', language),
  };
}

const plain = (word: string): string[] => tokenise(word).map((token) => token.word);

/** Spellings that queries may use: with and without diacritics, and with spelled-out umlauts. */
function spellings(word: string): string[] {
  const tokens = tokenise(word).flatMap((token) => [token.word, token.spelled ?? token.word]);
  return [...new Set([...tokens, word.normalize('NFC').toLowerCase()])];
}

/** The standard entries of a language; standard compounds are split by rule and have none. */
export function standardEntries(dictionary: DictionaryName): DictionaryEntry[] {
  return LANGUAGES.flatMap((language): DictionaryEntry[] => {
    const { stopWords, plurals } = standardWords(language);
    const common = (word: string) => ({
      objectID: `${dictionary}-${language}-${word}`,
      language,
      type: 'standard' as const,
    });
    if (dictionary === 'stopwords') {
      return stopWords.map((word) => ({ ...common(word), word, state: 'enabled' }));
    }
    if (dictionary === 'plurals') {
      return plurals.map((words) => ({ ...common(words.join('-')), words }));
    }
    return [];
  });
}
