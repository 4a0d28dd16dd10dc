import type { DocumentSource } from './content-document';
import { isProjectId, type ProjectId } from '@/lib/shop/project/projects';
import { currencyOf, parseLocale, type Currency, type Locale } from './locale';

/** Everything a page may depend on besides its content. Time is an input, never read. */
export interface PageContext {
  project: ProjectId;
  locale: Locale;
  currency: Currency;
  /** Epoch milliseconds. */
  now: number;
  /** Drafts are read instead of what is published; such a page is not cached. */
  isDraft?: boolean;
  /** Another state of the content, for an editor who looks at it; such a page is not cached. */
  documents?: DocumentSource;
}

/** The three parts of a page's address, as they are in the URL. */
export interface PageRequest {
  project: string;
  locale: string;
  /** Starts with `/`; the home page is `/`. */
  path: string;
}

/** @returns `null` for a project or locale that does not exist. */
export function pageContext(request: PageRequest, now: number): PageContext | null {
  const locale = parseLocale(request.project, request.locale);
  if (!locale || !isProjectId(request.project)) return null;
  return { project: request.project, locale, currency: currencyOf(locale.territory), now };
}
