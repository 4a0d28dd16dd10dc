import { de } from './messages-de';
import { en, type StudioMessages } from './messages-en';

export const STUDIO_LANGUAGES = ['de', 'en'] as const;
export type StudioLanguage = (typeof STUDIO_LANGUAGES)[number];

/** Cookie with the language chosen by an editor. */
export const LANGUAGE_COOKIE = 'selvedge_studio_language';

const MESSAGES: Record<StudioLanguage, StudioMessages> = { de, en };

/** Messages of the studio; shops have six languages, the studio two. */
export const studioMessages = (language: StudioLanguage): StudioMessages => MESSAGES[language];

/** Chosen language, else the browser's, else German. */
export function studioLanguage(chosen: string | undefined, accepted = ''): StudioLanguage {
  const known = STUDIO_LANGUAGES.find((language) => language === chosen);
  if (known) return known;
  const [first = ''] = accepted.toLowerCase().split(/[,;-]/, 1);
  return first === '' || first === 'de' ? 'de' : 'en';
}
