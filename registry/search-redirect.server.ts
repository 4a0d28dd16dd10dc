import type { BlockInstance } from '@/lib/content/resolve-page';
import type { LoadedSearch } from '@/lib/search/loaded-search';

/**
 * The redirect of a page whose search leads elsewhere than to its list, in the form of Next's data
 * functions; `null` for the page itself. Never permanent: rules and articles change.
 */
export function searchRedirect(
  main: readonly BlockInstance[],
): { destination: string; permanent: false } | null {
  for (const { type, loaded } of main) {
    if (type !== 'searchResults') continue;
    // The type's loader made it.
    const { destination } = (loaded as LoadedSearch | null) ?? {};
    if (destination) return { destination: destination.href, permanent: false };
  }
  return null;
}
