import { badRequest } from '#http/api-error';
import { isObject, type Json } from '#http/json';
import { requireKnownNamesOf } from '#http/known-names';
import type { Route } from '#http/routes';
import type { IndexStore } from '#indexing/index-store';
import type { Grant } from '#keys/grant';
import type { InteractionStore } from '#recommendations/interactions';
import { recommend } from '#recommendations/recommend';
import { readRequest, type RecommendationRequest } from '#recommendations/request';

const MAX_REQUESTS = 20;

/** Recommendations from records and events. @see https://www.algolia.com/doc/rest-api/recommend */
export function recommendationRoutes(
  { served }: Pick<IndexStore, 'served'>,
  interactions: Pick<InteractionStore, 'of'>,
): Route[] {
  const resultOf = async (request: RecommendationRequest, grant: Grant) => {
    const index = served.require(request.index);
    const primary = index.row.primary ?? index.row.name;
    const names = [primary, ...served.replicasOf(primary).map(({ row }) => row.name)];
    const known = { served: index, interactions: await interactions.of(names), grant };
    return recommend(request, { ...known, now: Date.now() });
  };
  return [
    {
      method: 'POST',
      path: '/1/indexes/*/recommendations',
      acl: 'search',
      handle: async ({ body, grant }) => {
        const requests = requestsOf(body);
        for (const { index } of requests) {
          grant.requireIndex(index);
          served.require(index);
        }
        return { results: await Promise.all(requests.map((one) => resultOf(one, grant))) };
      },
    },
  ];
}

/** Reads all requests before any is computed: one error rejects all. */
function requestsOf(body: Json): RecommendationRequest[] {
  requireKnownNamesOf(body, ['requests']);
  const { requests } = isObject(body) ? body : {};
  if (!Array.isArray(requests)) throw badRequest('Missing mandatory "requests" parameter');
  if (requests.length > MAX_REQUESTS)
    throw badRequest(`At most ${MAX_REQUESTS} requests in one call`);
  return requests.map(readRequest);
}
