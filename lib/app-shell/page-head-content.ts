import type { PageAddresses } from '@/lib/routes/alternates';

/** What stands in a document's head besides style and script. */
export interface PageHeadContent {
  title: string;
  description: string | null;
  keywords: string | null;
  addresses: PageAddresses;
}
