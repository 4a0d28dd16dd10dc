import { isLanguage, marketLocales, parseLocale } from '@/lib/shop/page-context/locale';
import { projects, type ProjectId } from '@/lib/shop/project/projects';

/** A locale written otherwise than in our addresses, `de_at`, `at/de` or `de`, and what follows it. */
const SPELLING = /^\/([a-z]{2})(?:[-_\p{Pd}/]([a-z]{2})?)?(\/.*)?$/u;
/** The code of Great Britain is GB; its domains have another. */
const countryOf = (code: string) => (code === 'uk' ? 'gb' : code);

/** The locale of a language or a country: the visitor's own if it has it, else the first market. */
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
 * Reads a path that begins with a locale in another form: with another hyphen or none, the country first, a
 * language or a country alone.
 * @param path in lower case, without escapes
 * @param own the visitor's locale
 * @returns the locale and the path below it; `null` for a path that begins with something else
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
