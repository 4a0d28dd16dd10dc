import { LOCALE_SEGMENT, marketLocales, type Language } from '@/lib/shop/page-context/locale';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import { localizedPath } from './link-target';

/** Where a page can be visited in other locales. */
export interface LocalePaths {
  /** Path of the page's node in each language it could be read in. */
  paths: Partial<Record<Language, string>>;
  /** Territories in which the page can be visited; `null` is all. */
  territories: readonly string[] | null;
}

/** The data that a page's links for search engines are made of. */
export interface PageAddresses extends LocalePaths {
  origin: string;
  /** Path an editor named as the page's canonical address. */
  canonicalPath: string | null;
  /** Locales in which its address is redirected. */
  redirectedIn?: readonly string[];
}

export interface Alternate {
  hreflang: string;
  href: string;
}

function split(locale: string): { language: Language; territory: string } | null {
  const [, language, territory] = LOCALE_SEGMENT.exec(locale) ?? [];
  // Market locales are made of declared languages.
  return territory ? { language: language as Language, territory: territory.toUpperCase() } : null;
}

function addressOf({ origin, paths }: PageAddresses, locale: string): string | null {
  const language = split(locale)?.language;
  const path = language && paths[language];
  return path === undefined ? null : `${origin}${localizedPath(locale, path)}`;
}

/** One address for each market in which the page can be visited and is not redirected, and `x-default`. */
export function alternatesOf(project: ProjectId, addresses: PageAddresses): Alternate[] {
  const { territories, redirectedIn = [] } = addresses;
  const markets = marketLocales(project).filter((locale) => !redirectedIn.includes(locale));
  const alternates = markets.flatMap((locale) => {
    const market = split(locale);
    const href = addressOf(addresses, locale);
    if (!market || !href || (territories && !territories.includes(market.territory))) return [];
    return [{ hreflang: `${market.language}-${market.territory}`, href }];
  });
  const fallback = alternates.find(
    ({ hreflang }) => hreflang.toLowerCase() === projects[project].defaultLocale,
  );
  return fallback ? [...alternates, { hreflang: 'x-default', href: fallback.href }] : alternates;
}

/**
 * The page's canonical address: the editor's, else its own in a market, else that of the market of
 * the same territory (`/en-de/…` names `/de-de/…`).
 */
export function canonicalOf(
  project: ProjectId,
  locale: string,
  addresses: PageAddresses,
): string | null {
  const { origin, canonicalPath } = addresses;
  if (canonicalPath) return `${origin}${localizedPath(locale, canonicalPath)}`;
  const markets = marketLocales(project);
  const territory = locale.slice(locale.indexOf('-'));
  const market = markets.includes(locale)
    ? locale
    : markets.find((candidate) => candidate.endsWith(territory));
  return addressOf(addresses, market ?? locale);
}
