import { LOCALE_SEGMENT, marketLocales, type Language } from '@/lib/shop/page-context/locale';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import { localizedPath } from './link-target';

/** Addresses of a page in other locales. */
export interface LocalePaths {
  /** Paths of the page's node in the languages that could be read. */
  paths: Partial<Record<Language, string>>;
  /** Territories in which the page can be visited; `null` means all. */
  territories: readonly string[] | null;
}

/** Data for a page's links for search engines. */
export interface PageAddresses extends LocalePaths {
  origin: string;
  /** Canonical path set by an editor. */
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

/**
 * One address per market in which the page can be visited and is not redirected, plus `x-default`.
 */
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
 * Canonical address of a page: the editor's, else its own in a market, else that of the territory's
 * market (`/de-de/…` for `/en-de/…`).
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
