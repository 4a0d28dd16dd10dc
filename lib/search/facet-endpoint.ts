import type { LiteClient } from 'algoliasearch/lite';

/** How InstantSearch asks a client for the values of a facet. */
interface FacetQuery {
  indexName: string;
  params: { facetName: string; facetQuery: string; [parameter: string]: unknown };
}

/**
 * The client as InstantSearch needs it to search the values of a facet at the facet's own address,
 * `indexes/{index}/facets/{facet}/query`: one answer for one question. Left alone it would put the
 * question among the queries for hits.
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
  // InstantSearch calls it as older clients had it, and only where `searchForFacets` is not there.
  return { ...client, searchForFacets: undefined, searchForFacetValues };
}
