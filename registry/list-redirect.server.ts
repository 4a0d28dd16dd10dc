import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { localizedPath } from '@/lib/shop/routes/link-target';
import { lastPageHref } from '@/lib/catalog/search/last-page';
import type { LoadedList } from '@/lib/catalog/search/loaded-list';
import type { LoadedSearch } from '@/lib/catalog/search/loaded-search';

interface Addressed {
  locale: string;
  /** Below the locale, starts with `/`. */
  path: string;
  parameters: URLSearchParams;
}

function searchTarget(main: readonly BlockInstance[]): string | null {
  for (const { type, loaded } of main) {
    if (type !== 'searchResults') continue;
    // The type's loader made it.
    const { destination } = (loaded as LoadedSearch | null) ?? {};
    if (destination) return destination.href;
  }
  return null;
}

/** The lists of a page that have an answer. */
const listsOf = (main: readonly BlockInstance[]): LoadedList[] =>
  main.flatMap(({ type, loaded }) =>
    // Both types' loaders make it.
    (type === 'productList' || type === 'searchResults') && loaded ? [loaded as LoadedList] : [],
  );

/**
 * Redirect of the page at an address: when its search leads elsewhere than to its list, or when the
 * requested list page is after the last one. In the form of Next's data functions; `null` for the
 * page itself. Never permanent: rules and articles change.
 */
export function listRedirect(
  main: readonly BlockInstance[],
  { locale, path, parameters }: Addressed,
): { destination: string; permanent: false } | null {
  const here = encodeURI(localizedPath(locale, path));
  const destination = searchTarget(main) ?? lastPageHref(listsOf(main), here, parameters);
  return destination === null ? null : { destination, permanent: false };
}
