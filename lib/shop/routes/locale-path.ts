import type { Language } from '@/lib/shop/page-context/locale';
import type { LocalePaths } from './alternates';
import { localizedPath } from './link-target';

/**
 * Path of a page in another locale; the home page if it does not exist in that language, or cannot
 * be visited from that country.
 * @param addresses of the page, `null` for a page without any (an error page)
 */
export function pathInLocale(
  addresses: LocalePaths | null,
  language: Language,
  territory: string,
): string {
  const locale = `${language}-${territory.toLowerCase()}`;
  const isVisitable = addresses?.territories?.includes(territory) ?? true;
  const path = isVisitable ? addresses?.paths[language] : undefined;
  return localizedPath(locale, path ?? '/');
}
