import type { LiteClient } from 'algoliasearch/lite';

/** Request of InstantSearch for the values of a facet. */
interface FacetQuery {
  indexName: string;
  params: { facetName: string; facetQuery: string; [parameter: string]: unknown };
}

/**
 * Wraps a client so that InstantSearch searches facet values at their own endpoint,
 * `indexes/{index}/facets/{facet}/query`: one result per query. By default it would send such a
 * query along with those for hits.
 */
export function withFacetEndpoint<Client extends Pick<LiteClient, 'search' | 'customPost'>>(
  client: Client,
): Client {
  const searchForFacetValues = (queries: readonly FacetQuery[]) =>
    Promise.all(
      queries.map(({ indexName, params: { facetName, ...body } }) => {
        const [index, facet] = [indexName, facetName].map(encodeURIComponent);
        // outside: search-custom-post
        return client.customPost({ path: `1/indexes/${index}/facets/${facet}/query`, body });
      }),
    );
  // InstantSearch uses the older clients' signature only if `searchForFacets` is missing.
  return { ...client, searchForFacets: undefined, searchForFacetValues };
}
