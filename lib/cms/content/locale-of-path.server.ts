import { LANGUAGES, marketLocales, parseLocale } from '@/lib/shop/page-context/locale';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import type { ProjectId } from '@/lib/shop/project/projects';
import { siteDocument } from './documents.server';

/** The locale of a language in the visitor's country, or else in another one. */
function localeIn(project: ProjectId, language: string, country: string): string | undefined {
  const own = `${language}-${country}`;
  return parseLocale(project, own)
    ? own
    : marketLocales(project).find((locale) => locale.startsWith(`${language}-`));
}

/**
 * The locale in which a path is that of a page or an editor's redirect: the words of a path belong
 * to one language. The visitor's own locale is preferred.
 * @param path below the locale, in lower case
 * @param preferred the visitor's locale
 * @returns `null` for a path that exists in no language
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function localeOfPath(
  project: ProjectId,
  path: string,
  preferred: string,
): Promise<string | null> {
  const [own = '', country = ''] = preferred.split('-');
  for (const language of [own, ...LANGUAGES.filter((other) => other !== own)]) {
    const locale = localeIn(project, language, country);
    const context = locale ? pageContext({ project, locale, path }, Date.now()) : null;
    if (!locale || !context) continue;
    const [nodes, redirects] = await Promise.all([
      siteDocument('node', context),
      siteDocument('redirect', context),
    ]);
    const entries = [nodes, redirects].flatMap(({ document }) => Object.values(document.entries));
    if (
      entries.some(
        ({ fields }) => fields['path'] === path || String(fields['from']).toLowerCase() === path,
      )
    )
      return locale;
  }
  return null;
}
