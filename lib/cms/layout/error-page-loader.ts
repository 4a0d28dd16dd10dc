import type { TileSummary } from '@/lib/catalog/catalogue/tile-summary';
import type { Messages } from '@/lib/shop/i18n/messages';
import type { Currency } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { SearchService } from '@/lib/catalog/search/search-service';
import type { SiteFrame } from './site-frame';

/** What an error page needs for its project's look and language. */
export interface ErrorPageFrame {
  project: ProjectId;
  /** `de-at` */
  locale: string;
  frame: SiteFrame;
  messages: Messages;
  currency: Currency;
  /** Address of the picture CDN. */
  mediaBaseUrl: string;
  search: SearchService;
  /** Set in place of an article's page. */
  article: { isSoldElsewhere: boolean } | null;
  /** Articles to go on with, where something is missing. */
  recommended: readonly TileSummary[];
}

/** An error page, or where the page is instead. */
export interface ErrorResponse {
  frame: ErrorPageFrame;
  redirect: { location: string; status: 307 | 308 } | null;
}

export interface FailedRequest {
  host: string | undefined;
  /** Path and query as requested. */
  url: string;
  /** There is no page at the address; otherwise something failed. */
  isMissing: boolean;
}

type Loader = (request: FailedRequest) => Promise<ErrorResponse>;

// pages/_error is part of the browser's bundle too and must not import server code: the server
// leaves its loader here when it starts (start-storefront.server.ts).
const holder = globalThis as { [key: symbol]: Loader | undefined };
const KEY = Symbol.for('selvedge.error-page-loader');

export function registerErrorPageLoader(loader: Loader): void {
  holder[KEY] = loader;
}

/** The error page or redirect of the shop that a failed request was meant for. Server only. */
export async function loadErrorResponse(request: FailedRequest): Promise<ErrorResponse> {
  const loader = holder[KEY];
  if (!loader) throw new Error('the server has registered no error page loader');
  return loader(request);
}
