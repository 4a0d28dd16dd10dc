import type { SearchResponse } from 'algoliasearch/lite';

/**
 * Target of a rule of the index that redirects this search. No widget follows it; pass it to
 * `redirectTarget` of lib/shop/routes.
 */
export function redirectOf(
  response: Pick<SearchResponse, 'renderingContent'> | null | undefined,
): string | null {
  return response?.renderingContent?.redirect?.url || null;
}
