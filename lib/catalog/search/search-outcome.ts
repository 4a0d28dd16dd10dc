import type { SearchResponse } from 'algoliasearch/lite';
import { readTileProduct } from '@/lib/catalog/catalogue/tile-product';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
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

/** Whether a search may lead straight to an article: in the demo's shops, eight digits. */
export const isNumberSearch = (query: string, project: ProjectId): boolean =>
  projects[project].searchedNumber.test(query);

/**
 * Outcome of a search.
 * @param response of the product index to the query alone, without a visitor's filters; with hits
 *   that `readTileProduct` reads
 */
export function searchOutcome(
  response: OutcomeResponse,
  query: string,
  project: ProjectId,
): SearchOutcome {
  const target = redirectOf(response);
  if (target !== null) return { kind: 'redirect', target };
  if (response.nbHits === 0) return { kind: 'nothing' };
  const isOnlyArticle = response.nbHits === 1 && isNumberSearch(query.trim(), project);
  const route = isOnlyArticle ? productRoute(response, query.trim()) : null;
  return route ? { kind: 'product', route } : { kind: 'results' };
}
