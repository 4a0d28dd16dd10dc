import type { LocalePaths } from '@/lib/routes/alternates';

/** What a document's head contains besides style and script. */
export interface PageHeadContent {
  title: string;
  description: string | null;
  keywords: string | null;
  /** The page's canonical address. */
  canonical: string | null;
  /** The page in other locales, for visitors; search engines get `pageAlternates`. */
  addresses: LocalePaths;
}
