import type { Language } from '@/lib/page-context/locale';

/** Singular and plural of a unit; `few` (2 to 4) where a language has such a form. */
type Forms = readonly [one: string, many: string, few?: string];

interface Words {
  day: Forms;
  hour: Forms;
  minute: Forms;
  and: string;
}

/**
 * By hand, not by `Intl`: a countdown shows text as soon as a page is hydrated, and the first call
 * of `Intl` costs a phone 30 to 90 ms. A test compares both.
 */
const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    day: ['Tag', 'Tage'],
    hour: ['Stunde', 'Stunden'],
    minute: ['Minute', 'Minuten'],
    and: 'und',
  },
  en: {
    day: ['day', 'days'],
    hour: ['hour', 'hours'],
    minute: ['minute', 'minutes'],
    and: 'and',
  },
  cs: {
    day: ['den', 'dnů', 'dny'],
    hour: ['hodina', 'hodin', 'hodiny'],
    minute: ['minuta', 'minut', 'minuty'],
    and: 'a',
  },
  pl: {
    day: ['dzień', 'dni'],
    hour: ['godzina', 'godzin', 'godziny'],
    minute: ['minuta', 'minut', 'minuty'],
    and: 'i',
  },
  nl: {
    day: ['dag', 'dagen'],
    hour: ['uur', 'uur'],
    minute: ['minuut', 'minuten'],
    and: 'en',
  },
  fr: {
    day: ['jour', 'jours'],
    hour: ['heure', 'heures'],
    minute: ['minute', 'minutes'],
    and: 'et',
  },
};

const isFew = (count: number) => count >= 2 && count <= 4;

/** Plural rules of whole numbers. @see https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html */
function formOf(count: number, [one, many, few = many]: Forms, language: Language): string {
  if (count === 1 || (language === 'fr' && count === 0)) return one;
  const isPolishTeen = language === 'pl' && Math.floor((count % 100) / 10) === 1;
  return isFew(language === 'pl' ? count % 10 : count) && !isPolishTeen ? few : many;
}

/** Whole days, hours, minutes as text, without leading zeros: `2 Tage, 3 Stunden und 5 Minuten`. */
export function formatDuration(
  { days, hours, minutes }: { days: number; hours: number; minutes: number },
  language: Language,
): string {
  const { and, ...units } = WORDS[language];
  const counted = [
    { count: days, forms: units.day },
    { count: hours, forms: units.hour },
    { count: minutes, forms: units.minute },
  ];
  const first = counted.findIndex(({ count }) => count > 0);
  const parts = counted
    .slice(first < 0 ? -1 : first)
    .map(({ count, forms }) => `${count} ${formOf(count, forms, language)}`);
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} ${and} ${last}` : last;
}
