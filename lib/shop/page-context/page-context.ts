import type { DocumentSource } from './content-document';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { Locale } from './locale';
import type { Currency } from '@/lib/shop/project/currencies';

/** Everything a page may depend on besides its content. Time is an input and never read. */
export interface PageContext {
  project: ProjectId;
  locale: Locale;
  currency: Currency;
  /** Epoch milliseconds. */
  now: number;
  /** Whether to read drafts instead of published content; such a page is not cached. */
  isDraft?: boolean;
  /** Whether nodes that cannot be visited have no page, even if drafts are read. */
  isAsVisited?: boolean;
  /** Another state of the content, for editors; such a page is not cached. */
  documents?: DocumentSource;
}

/** The three parts of a page's internal address. */
export interface PageRequest {
  project: string;
  locale: string;
  /** Starts with `/`; the home page is `/`. */
  path: string;
}
