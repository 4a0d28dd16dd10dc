import type { Alternate, LocalePaths } from '@/lib/routes/alternates';

/** What stands in a document's head besides style and script. */
export interface PageHeadContent {
  title: string;
  description: string | null;
  keywords: string | null;
  /** The page's true address. */
  canonical: string | null;
  /** The page in other locales, for visitors. */
  addresses: LocalePaths;
  /** The same for search engines, which read documents: with the server alone (see `withUnsent`). */
  readonly alternates?: readonly Alternate[];
}
