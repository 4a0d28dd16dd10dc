import { highlighted } from './answer/highlight';
import { WordMarker } from './answer/word-marker';
import { findCandidates, settingsFor } from './candidates';
import { facetValueIndex } from './facet-value-index';
import { countValues, searchableFacet, topValues } from './facets';
import type { SearchIndex } from './search-index';
import type { FacetSearchResult, SearchContext, SearchParams } from './types';

const MAX_FACET_HITS = 100;

/**
 * The values of a facet that match the facet query like records match a query: by prefixes, with
 * typos and synonyms. Counted over the results of the other parameters; an empty facet query lists
 * the most frequent ones.
 * @throws InvalidQuery if the attribute is not `searchable(…)`
 */
export function searchFacetValues(
  index: SearchIndex,
  facet: string,
  facetQuery: string,
  params: SearchParams,
  context: SearchContext = {},
): FacetSearchResult {
  const column = searchableFacet(index.corpus, facet);
  const settings = settingsFor(index, params);
  const values = facetValueIndex(column, facet, settings);
  const { synonyms } = context;
  const found = findCandidates(values, { query: facetQuery }, synonyms ? { synonyms } : {});
  const totals = countValues(column, findCandidates(index, params, context).records);
  const counts = new Uint32Array(totals.length);
  for (const value of found.records) counts[value] = totals[value] ?? 0;
  const most = Math.min(MAX_FACET_HITS, settings.maxFacetHits);
  const marker = new WordMarker(values.corpus, found.text.words, settings);
  const tags = { pre: settings.highlightPreTag, post: settings.highlightPostTag };
  return {
    facetHits: topValues(column, counts, { most, by: settings.sortFacetValuesBy }).map((value) => {
      const text = column.values[value] ?? '';
      return {
        value: text,
        highlighted: highlighted(marker, text, tags).value,
        count: counts[value] ?? 0,
      };
    }),
    exhaustiveFacetsCount: true,
  };
}
