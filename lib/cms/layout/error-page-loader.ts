import { processState } from '@/lib/platform/process-state/process-state.mjs';
import type { TileSummary } from '@/lib/catalog/catalogue/tile-summary';
import type { Messages } from '@/lib/shop/i18n/messages';
import type { Currency } from '@/lib/shop/project/currencies';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { ShopRules } from '@/lib/shop/settings/shop-rules';
import type { SearchService } from '@/lib/catalog/search/search-service';
import type { SiteFrame } from './site-frame';

/** Data that an error page needs to look like its project in the right language. */
export interface ErrorPageFrame {
  project: ProjectId;
  /** `de-at` */
  locale: string;
  frame: SiteFrame;
  messages: Messages;
  currency: Currency;
  /** Address of the picture CDN. */
  mediaBaseUrl: string;
  /** What the shop's settings change. */
  rules: Partial<ShopRules>;
  search: SearchService;
  /** Set if a product page was requested. */
  article: { isSoldElsewhere: boolean } | null;
  /** Articles recommended instead of what is missing. */
  recommended: readonly TileSummary[];
}

/** An error page, or a redirect to where the page is now. */
export interface ErrorResponse {
  frame: ErrorPageFrame;
  redirect: { location: string; status: 307 | 308 } | null;
}

export interface FailedRequest {
  host: string | undefined;
  /** Path and query as requested. */
  url: string;
  /** True if there is no page at the address; false if something failed. */
  isMissing: boolean;
}

type Loader = (request: FailedRequest) => Promise<ErrorResponse>;

// pages/_error is also part of the browser's bundle and must not import server code, so the server
// stores its loader here at startup (start-storefront.server.ts).
declare module '@/lib/platform/process-state/process-values' {
  interface ProcessValues {
    errorPageLoader?: Loader;
  }
}

export function registerErrorPageLoader(loader: Loader): void {
  processState.errorPageLoader = loader;
}

/** The error page or redirect of the shop that a failed request was addressed to. Server only. */
export async function loadErrorResponse(request: FailedRequest): Promise<ErrorResponse> {
  const loader = processState.errorPageLoader;
  if (!loader) throw new Error('the server has registered no error page loader');
  return loader(request);
}
