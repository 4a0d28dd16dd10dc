import type { SearchResponse } from 'algoliasearch/lite';
import { readTileProduct } from '@/lib/catalog/catalogue/tile-product';
import type { Route } from '@/lib/shop/routes/named-routes';
import { redirectOf } from './redirect';

/** Outcome of a search; only `results` shows the list. */
export type SearchOutcome =
  | { kind: 'results' }
  | { kind: 'nothing' }
  /**
   * A redirect by a rule of the index; resolve the target with `redirectTarget` of lib/shop/routes.
   */
  | { kind: 'redirect'; target: string }
  | { kind: 'product'; route: Route };

type OutcomeResponse = Pick<
  SearchResponse<unknown>,
  'nbHits' | 'hits' | 'queryID' | 'renderingContent'
>;

/** Product page of the only hit, in the colour whose number was typed, or else its first. */
function productRoute({ hits, queryID }: OutcomeResponse, number: string): Route | null {
  const product = readTileProduct(hits[0]);
  if (!product) return null;
  const { colorVariants } = product;
  const colour = colorVariants.find(({ itemnum }) => itemnum === number) ?? colorVariants[0];
  return {
    name: 'Frontastic.Frontend.Master.Product.view',
    parameters: {
      url: product.slug,
      identifier: product.objectID,
      colorVariant: colour.itemnum,
      queryID,
    },
  };
}

/**
 * Whether a search may lead straight to an article.
 * @param articleNumber regular expression of the shop's article numbers; `null` if no search does
 */
export const isNumberSearch = (query: string, articleNumber: string | null): boolean =>
  articleNumber !== null && new RegExp(`^(?:${articleNumber})$`, 'u').test(query);

/**
 * Outcome of a search.
 * @param response of the product index to the query alone, without a visitor's filters; with hits
 *   that `readTileProduct` reads
 * @param articleNumber as for {@link isNumberSearch}
 */
export function searchOutcome(
  response: OutcomeResponse,
  query: string,
  articleNumber: string | null,
): SearchOutcome {
  const target = redirectOf(response);
  if (target !== null) return { kind: 'redirect', target };
  if (response.nbHits === 0) return { kind: 'nothing' };
  const isOnlyArticle = response.nbHits === 1 && isNumberSearch(query.trim(), articleNumber);
  const route = isOnlyArticle ? productRoute(response, query.trim()) : null;
  return route ? { kind: 'product', route } : { kind: 'results' };
}
