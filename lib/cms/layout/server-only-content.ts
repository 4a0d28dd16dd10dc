import { serverOnly } from './with-server-only';
import type { Alternate, LocalePaths } from '@/lib/shop/routes/alternates';
import type { PageHeadContent } from './page-head-content';
import type { Navigation, NavigationEntry } from './site-frame';

/** The tree that a page's heads belong to: the server writes every link of it. */
export const navigationTree = serverOnly<Navigation, readonly NavigationEntry[]>('navigation-tree');

/** The inside of the header's flyouts as HTML, by the ids of their entries. */
export const flyouts = serverOnly<Navigation, ReadonlyMap<string, string>>('flyouts');

/** The choice of a country without scripts, as HTML, of the page with these addresses. */
export const countryForm = serverOnly<LocalePaths, string>('country-form');

/** A page's addresses for search engines, which read documents. */
export const pageAlternates = serverOnly<PageHeadContent, readonly Alternate[]>('alternates');

/** What a page tells machines about its subject. */
export interface PageStructure {
  /** Property → content. @see https://ogp.me */
  openGraph: Readonly<Record<string, string>>;
  /** Items of schema.org, as JSON-LD without `@context`. */
  items: readonly object[];
}

/** A page's structured data. */
export const pageStructure = serverOnly<PageHeadContent, PageStructure>('structure');
