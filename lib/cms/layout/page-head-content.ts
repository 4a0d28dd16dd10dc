import type { LocalePaths } from '@/lib/shop/routes/alternates';

/** Contents of a document's head besides styles and scripts. */
export interface PageHeadContent {
  title: string;
  /**
   * Titles of a product page in its other colours, by item number, so that choosing a colour needs
   * no request.
   */
  colourTitles?: { number: string; titles: Readonly<Record<string, string>> };
  description: string | null;
  keywords: string | null;
  /** The page's canonical address. */
  canonical: string | null;
  /** Whether search engines are asked not to index the page. */
  isHidden?: true;
  /** Addresses of the page in other locales, for visitors; search engines get `pageAlternates`. */
  addresses: LocalePaths;
}
