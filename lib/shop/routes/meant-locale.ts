import { isLanguage, marketLocales, parseLocale } from '@/lib/shop/page-context/locale';
import { projects, type ProjectId } from '@/lib/shop/project/projects';

/**
 * A locale in another form than in our addresses, `de_at`, `at/de` or `de`, with the rest of the
 * path.
 */
const SPELLING = /^\/([a-z]{2})(?:[-_\p{Pd}/]([a-z]{2})?)?(\/.*)?$/u;
/** ISO code of a country; Great Britain's domains use UK instead of GB. */
const countryOf = (code: string) => (code === 'uk' ? 'gb' : code);

/** Locale for a language or country: the visitor's own if it matches, else the first market. */
function localeOf(project: ProjectId, code: string, own: string): string | null {
  const { defaultLocale } = projects[project];
  const markets = [own, `${code}-${code}`, defaultLocale, ...marketLocales(project)];
  const known = markets.filter((locale) => parseLocale(project, locale));
  return (
    known.find((locale) => isLanguage(code) && locale.startsWith(`${code}-`)) ??
    known.find((locale) => locale.endsWith(`-${countryOf(code)}`)) ??
    null
  );
}

/**
 * Reads a path that begins with a locale in another form: with another hyphen or none, the country
 * first, or only a language or country.
 * @param path in lower case, without escapes
 * @param own the visitor's locale
 * @returns the locale and the path below it; `null` for any other path
 */
export function meantLocale(
  project: ProjectId,
  path: string,
  own: string,
): { locale: string; rest: string } | null {
  const [, one = '', other = '', rest = '/'] = SPELLING.exec(path) ?? [];
  const pair = [`${one}-${countryOf(other)}`, `${other}-${countryOf(one)}`].find((locale) =>
    parseLocale(project, locale),
  );
  if (pair) return { locale: pair, rest };
  const locale = one && localeOf(project, one, own);
  if (!locale) return null;
  return { locale, rest: other && path.startsWith(`/${one}/`) ? path.slice(3) : rest };
}
