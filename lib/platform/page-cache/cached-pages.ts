import { processState } from '@/lib/platform/process-state/process-state.mjs';

/** A page as stored in the cache. */
interface PageValue {
  kind: string;
  /** UTF-8. */
  html: Buffer;
  /** JSON. */
  pageData: Buffer;
  /** Default: 200. */
  status?: number;
}

/** A page that may be served now. */
export interface CachedPage {
  /** A new object for each render. */
  value: PageValue;
  /** If false, the request has to reach Next, which renders the page again. */
  isFresh: boolean;
  /** When the page is due to be rendered again, or becomes wrong; epoch milliseconds. */
  until: number;
  /** Whole seconds until the page is due to be rendered again, at least one. */
  revalidate: number;
  /** Seconds until the page must no longer be shown. */
  expire: number;
}

interface CachedPages {
  find(path: string): CachedPage | null;
  weigh(path: string, value: PageValue, bytes: number): void;
}

declare module '@/lib/platform/process-state/process-values' {
  interface ProcessValues {
    /** Pages that the cache handler has in memory. */
    cachedPages?: CachedPages;
    /** Pages whose render ended after they had become wrong. */
    overduePages?: { count: number; ms: number };
  }
}

/**
 * Finds the page of an internal path if it is in memory and valid now: before its edge, and from a
 * render that began after the last publish that affects it.
 * @param path `/s/{project}/{locale}/{path}`
 */
export function cachedPage(path: string): CachedPage | null {
  const page = processState.cachedPages?.find(path) ?? null;
  const isPage = page?.value.kind === 'PAGES' && (page.value.status ?? 200) === 200;
  return isPage ? page : null;
}

/** Adds the bytes stored beside a page to the memory used by pages. */
export function weighPage(path: string, { value }: CachedPage, bytes: number): void {
  processState.cachedPages?.weigh(path, value, bytes);
}
