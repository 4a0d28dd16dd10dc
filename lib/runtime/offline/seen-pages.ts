const KEY = 'storage_seen_pages';
const MAX_PAGES = 10;

/** A product page seen in this browser. */
export interface SeenPage {
  /** Path with the locale. */
  path: string;
  title: string;
}

const isSeenPage = (value: unknown): value is SeenPage =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  /^\/[a-z]{2}-[a-z]{2}\/p\//.test(value.path) &&
  'title' in value &&
  typeof value.title === 'string';

/** Product pages seen last, newest first; none if storage is unavailable. */
export function seenPages(): SeenPage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeenPage).slice(0, MAX_PAGES) : [];
  } catch {
    return [];
  }
}

/** Remembers a product page for offline use; other pages are not remembered. */
export function rememberPage(page: SeenPage): void {
  if (!isSeenPage(page) || page.title === '') return;
  const others = seenPages().filter(({ path }) => path !== page.path);
  try {
    localStorage.setItem(KEY, JSON.stringify([page, ...others].slice(0, MAX_PAGES)));
  } catch {
    // Full or unavailable: the offline page then lists nothing.
  }
}
