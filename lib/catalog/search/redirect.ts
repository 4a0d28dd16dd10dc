import type { SearchResponse } from 'algoliasearch/lite';

/**
 * Where a rule of the index sends this search instead of showing hits. No widget follows it; pass it
 * to `redirectTarget` of lib/shop/routes.
 */
export function redirectOf(
  response: Pick<SearchResponse, 'renderingContent'> | null | undefined,
): string | null {
  return response?.renderingContent?.redirect?.url || null;
}
