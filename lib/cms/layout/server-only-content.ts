import { serverOnly } from './with-server-only';
import type { Alternate, LocalePaths } from '@/lib/shop/routes/alternates';
import type { PageHeadContent } from './page-head-content';
import type { Navigation, NavigationEntry } from './site-frame';

/** The tree below a page's heads: the server renders all its links. */
export const navigationTree = serverOnly<Navigation, readonly NavigationEntry[]>('navigation-tree');

/** HTML of the header's flyouts, by entry id. */
export const flyouts = serverOnly<Navigation, ReadonlyMap<string, string>>('flyouts');

/** HTML of the country form, which works without JavaScript, for the page with these addresses. */
export const countryForm = serverOnly<LocalePaths, string>('country-form');

/** A page's addresses for search engines, which read the HTML. */
export const pageAlternates = serverOnly<PageHeadContent, readonly Alternate[]>('alternates');

/** Machine-readable description of a page's subject. */
export interface PageStructure {
  /** Property → content. @see https://ogp.me */
  openGraph: Readonly<Record<string, string>>;
  /** Items of schema.org, as JSON-LD without `@context`. */
  items: readonly object[];
}

/** A page's structured data. */
export const pageStructure = serverOnly<PageHeadContent, PageStructure>('structure');
