import { projects, type ProjectId } from '@/lib/shop/project/projects';
import { marketLocales, parseLocale } from './locale';

/** Cookie with the locale that a visitor has chosen. */
export const LOCALE_COOKIE = 'selvedge_locale';

/** Longer headers are cut; no browser lists that many languages. */
const LONGEST_HEADER = 500;

/** Language ranges of an Accept-Language header (RFC 9110, 12.5.4), best first; `q=0` left out. */
function acceptedLanguages(header: string): string[] {
  // A part that was cut off could have another meaning.
  const whole =
    header.length > LONGEST_HEADER ? header.slice(0, LONGEST_HEADER).replace(/[^,]*$/, '') : header;
  return whole
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]{1,5})$/.exec(parameter)?.[1]);
      const q = Number(weight.find((value) => value !== undefined) ?? '1');
      return { range: range.trim(), q: Number.isFinite(q) ? q : 0 };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ range }) => range);
}

/**
 * Locale for a visitor without one in the address: the earlier choice, else the best market for the
 * browser's languages, else the project's default.
 */
export function chooseLocale(
  project: ProjectId,
  chosen: string | undefined,
  acceptLanguage: string | undefined,
): string {
  if (chosen && parseLocale(project, chosen)) return chosen;
  const { defaultLocale } = projects[project];
  // The default comes first, because it represents its language.
  const markets = [defaultLocale, ...marketLocales(project)];
  for (const range of acceptedLanguages(acceptLanguage ?? '')) {
    // `de-AT` names a market exactly; `cs` means the first market of that language.
    if (parseLocale(project, range)) return range;
    const [language = ''] = range.split('-');
    const market = markets.find((locale) => locale.startsWith(`${language}-`));
    if (market) return market;
  }
  return defaultLocale;
}
