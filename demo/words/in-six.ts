import { LANGUAGES, type Language } from '@/lib/page-context/locale';

/** The same text in every language of the shops. */
export type InSix<Value = string> = Readonly<Record<Language, Value>>;

/** One row of a word list, in the order of {@link LANGUAGES}: de, en, cs, pl, nl, fr. */
export type Row = readonly [de: string, en: string, cs: string, pl: string, nl: string, fr: string];

export const inSix = ([de, en, cs, pl, nl, fr]: Row): InSix => ({ de, en, cs, pl, nl, fr });

export function eachLanguage<Value>(make: (language: Language) => Value): InSix<Value> {
  const made = LANGUAGES.map((language) => [language, make(language)]);
  // One entry for each language of the list.
  return Object.fromEntries(made) as InSix<Value>;
}

/** Sentences begin with a capital, `T-Shirt` keeps its own. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
