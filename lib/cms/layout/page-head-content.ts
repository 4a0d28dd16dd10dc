import type { LocalePaths } from '@/lib/shop/routes/alternates';

/** What a document's head contains besides style and script. */
export interface PageHeadContent {
  title: string;
  /** Titles of an article's page in its other colours, by item number: choosing one requests nothing. */
  colourTitles?: { number: string; titles: Readonly<Record<string, string>> };
  description: string | null;
  keywords: string | null;
  /** The page's canonical address. */
  canonical: string | null;
  /** Whether search engines are asked not to list the page. */
  isHidden?: true;
  /** The page in other locales, for visitors; search engines get `pageAlternates`. */
  addresses: LocalePaths;
}
