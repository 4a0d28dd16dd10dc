import type { BlockInstance } from '@/lib/content/resolve-page';
import type { LoadedSearch } from '@/lib/search/loaded-search';

/**
 * Where a page leads whose search leads elsewhere than to its list, as Next's data functions
 * answer it; `null` for the page itself. Never for good: rules and articles come and go.
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
