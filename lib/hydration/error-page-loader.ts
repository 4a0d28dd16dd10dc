import type { Messages } from '@/lib/i18n/messages';
import type { Currency } from '@/lib/page-context/locale';
import type { ProjectId } from '@/lib/project/projects';
import type { SearchService } from '@/lib/search/search-service';
import type { SiteFrame } from '@/lib/layout/site-frame';

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
}

export interface FailedRequest {
  host: string | undefined;
  /** Path and query as requested. */
  url: string;
}

type Loader = (request: FailedRequest) => Promise<ErrorPageFrame>;

// pages/_error is part of the browser's bundle too and must not import server code: the server
// leaves its loader here when it starts (instrumentation.ts).
const holder = globalThis as { [key: symbol]: Loader | undefined };
const KEY = Symbol.for('selvedge.error-page-loader');

export function registerErrorPageLoader(loader: Loader): void {
  holder[KEY] = loader;
}

/** Frame of the shop a failed request was meant for. Server only. */
export async function loadErrorPageFrame(request: FailedRequest): Promise<ErrorPageFrame> {
  const loader = holder[KEY];
  if (!loader) throw new Error('the server has registered no error page loader');
  return loader(request);
}
