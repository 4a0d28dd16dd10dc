/** A page as the cache keeps it. */
interface PageValue {
  kind: string;
  /** UTF-8. */
  html: Buffer;
  /** JSON. */
  pageData: Buffer;
  /** `undefined`: 200. */
  status?: number;
}

/** A page that may be answered now. */
export interface CachedPage {
  /** One object for each render. */
  value: PageValue;
  /** Otherwise a request has to reach Next, so that it renders the page again. */
  isFresh: boolean;
  /** When it is due to be made again, or wrong, to the millisecond: epoch milliseconds. */
  until: number;
  /** Whole seconds until it is to be made again, at least one. */
  revalidate: number;
  /** Seconds until it may not be shown any more. */
  expire: number;
}

interface CachedPages {
  find(path: string): CachedPage | null;
  weigh(path: string, value: PageValue, bytes: number): void;
}

const PAGES = Symbol.for('selvedge.cached-pages');

// Next loads the cache handler by itself, outside the bundles: only the global object is shared.
const holder = globalThis as { [PAGES]?: CachedPages };

/**
 * The page of an internal path, if it is in memory and right at this instant: before its edge, and
 * of a render that began after the last publish that concerns it.
 * @param path `/s/{project}/{locale}/{path}`
 */
export function cachedPage(path: string): CachedPage | null {
  const page = holder[PAGES]?.find(path) ?? null;
  const isPage = page?.value.kind === 'PAGES' && (page.value.status ?? 200) === 200;
  return isPage ? page : null;
}

/** Counts what is kept beside a page towards the memory that pages may take. */
export function weighPage(path: string, { value }: CachedPage, bytes: number): void {
  holder[PAGES]?.weigh(path, value, bytes);
}
