const KEY = 'storage_seen_pages';
const MAX_PAGES = 10;

/** An article's page that was seen in this browser. */
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

/** The articles' pages seen last, newest first; none when storage is closed. */
export function seenPages(): SeenPage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeenPage).slice(0, MAX_PAGES) : [];
  } catch {
    return [];
  }
}

/** Remembers a page for the time without a network. Pages of other kinds are not remembered. */
export function rememberPage(page: SeenPage): void {
  if (!isSeenPage(page) || page.title === '') return;
  const others = seenPages().filter(({ path }) => path !== page.path);
  try {
    localStorage.setItem(KEY, JSON.stringify([page, ...others].slice(0, MAX_PAGES)));
  } catch {
    // Full or closed: the offline page lists nothing then.
  }
}
