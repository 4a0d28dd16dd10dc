import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { localizedPath } from '@/lib/shop/routes/link-target';
import { lastPageHref } from '@/lib/catalog/search/last-page';
import type { LoadedList } from '@/lib/catalog/search/loaded-list';
import type { LoadedSearch } from '@/lib/catalog/search/loaded-search';

interface Addressed {
  locale: string;
  /** Without the locale, starts with `/`. */
  path: string;
  parameters: URLSearchParams;
}

function searchTarget(main: readonly BlockInstance[]): string | null {
  for (const { type, loaded } of main) {
    if (type !== 'searchResults') continue;
    // Created by the type's loader.
    const { destination } = (loaded as LoadedSearch | null) ?? {};
    if (destination) return destination.href;
  }
  return null;
}

/** Lists of a page whose results were loaded. */
const listsOf = (main: readonly BlockInstance[]): LoadedList[] =>
  main.flatMap(({ type, loaded }) =>
    // Created by the loaders of both types.
    (type === 'productList' || type === 'searchResults') && loaded ? [loaded as LoadedList] : [],
  );

/**
 * Redirect of a page: the target of its search, or the last page if the requested list page is
 * after it. In the format of Next's data functions; `null` to show the page itself. Never
 * permanent, because rules and articles change.
 */
export function listRedirect(
  main: readonly BlockInstance[],
  { locale, path, parameters }: Addressed,
): { destination: string; permanent: false } | null {
  const here = encodeURI(localizedPath(locale, path));
  const destination = searchTarget(main) ?? lastPageHref(listsOf(main), here, parameters);
  return destination === null ? null : { destination, permanent: false };
}
