import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';

/** Languages of the demo content; languages added later use its English texts. */
type Written = 'de' | 'en' | 'cs' | 'pl' | 'nl' | 'fr';

/** A text for every language of the shops. */
export type InSix<Value = string> = Readonly<Record<Language, Value>>;

/** One row of a word list. */
export type Row = readonly [de: string, en: string, cs: string, pl: string, nl: string, fr: string];

const isWritten = (language: string, written: object): language is Written =>
  Object.hasOwn(written, language);

export function eachLanguage<Value>(make: (language: Language) => Value): InSix<Value> {
  const entries = LANGUAGES.map((language) => [language, make(language)]);
  // One entry for each language of the list.
  return Object.fromEntries(entries) as InSix<Value>;
}

export const inEach = <Value>(written: Readonly<Record<Written, Value>>): InSix<Value> =>
  eachLanguage((language) => (isWritten(language, written) ? written[language] : written.en));

export const inSix = ([de, en, cs, pl, nl, fr]: Row): InSix => inEach({ de, en, cs, pl, nl, fr });

/** Capitalises the first letter of a sentence and leaves `T-Shirt` unchanged. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
