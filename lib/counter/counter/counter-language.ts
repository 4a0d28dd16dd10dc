import { counterDe } from './counter-messages-de';
import { counterEn, type CounterMessages } from './counter-messages-en';

export type CounterLanguage = 'de' | 'en';

const MESSAGES: Record<CounterLanguage, CounterMessages> = { de: counterDe, en: counterEn };

/** Messages of the counter; shops have six languages, the counter two. */
export const counterMessages = (language: CounterLanguage): CounterMessages => MESSAGES[language];

/** Chosen language, else the browser's, else German. */
export function counterLanguage(chosen: CounterLanguage | null, accepted = ''): CounterLanguage {
  if (chosen) return chosen;
  const [first = ''] = accepted.toLowerCase().split(/[,;-]/, 1);
  return first === '' || first === 'de' ? 'de' : 'en';
}
