import table from '@/cms-schema/locales.json';
import { isProjectId, projects, type ProjectId } from '@/lib/shop/project/projects';

export type Language = keyof typeof table;

/** In the order in which they were added. */
// The keys of the JSON file.
export const LANGUAGES = Object.keys(table) as readonly Language[];

export interface Locale {
  /** URL segment, lower case: `de-at`. */
  segment: string;
  language: Language;
  /** ISO 3166-1 alpha-2, upper case. */
  territory: string;
}

/** Format of a locale segment, whether or not a shop has that locale. */
export const LOCALE_SEGMENT = /^([a-z]{2})-([a-z]{2})$/;

export const isLanguage = (value: string | undefined): value is Language =>
  LANGUAGES.some((language) => language === value);

/** @returns `null` if the segment is malformed or the project does not deliver there */
export function parseLocale(project: string, segment: string): Locale | null {
  if (!isProjectId(project)) return null;
  const [, language, country] = LOCALE_SEGMENT.exec(segment) ?? [];
  const territory = country?.toUpperCase() ?? '';
  if (!isLanguage(language) || !projects[project].deliveryCountries.includes(territory))
    return null;
  return { segment, language, territory };
}

/** Languages of a market; all other delivery countries are served in English. */
function languagesOf(territory: string): readonly Language[] {
  const spoken = LANGUAGES.filter((language) => {
    const markets: readonly string[] = table[language].markets;
    return markets.includes(territory);
  });
  return spoken.length > 0 ? spoken : ['en'];
}

/** Locale segments of a project for `hreflang` and sitemaps. */
export function marketLocales(project: ProjectId): string[] {
  return projects[project].deliveryCountries.flatMap((territory) =>
    languagesOf(territory).map((language) => `${language}-${territory.toLowerCase()}`),
  );
}
