import type { LiteClient } from 'algoliasearch/lite';

/** The function by which InstantSearch requests the values of a facet from a client. */
interface FacetQuery {
  indexName: string;
  params: { facetName: string; facetQuery: string; [parameter: string]: unknown };
}

/**
 * The client as InstantSearch needs it to search the values of a facet at the facet's own address,
 * `indexes/{index}/facets/{facet}/query`: one result for one query. By default it would put the
 * query among those for hits.
 */
export function withFacetEndpoint<Client extends Pick<LiteClient, 'search' | 'customPost'>>(
  client: Client,
): Client {
  const searchForFacetValues = (queries: readonly FacetQuery[]) =>
    Promise.all(
      queries.map(({ indexName, params: { facetName, ...body } }) => {
        const [index, facet] = [indexName, facetName].map(encodeURIComponent);
        return client.customPost({ path: `1/indexes/${index}/facets/${facet}/query`, body });
      }),
    );
  // InstantSearch uses the older clients' signature, and only where `searchForFacets` is missing.
  return { ...client, searchForFacets: undefined, searchForFacetValues };
}
