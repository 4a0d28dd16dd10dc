import { highlighted } from './answer/highlight';
import { WordMarker } from './answer/word-marker';
import { findCandidates, settingsFor } from './candidates';
import type { ValueColumn } from './columns/value-column';
import { countValues, searchableFacet, topValues } from './facets';
import type { SearchIndex } from './search-index';
import type { FacetSearchResult, SearchContext, SearchParams } from './types';
import { wordsOf } from './words';

const MOST_FACET_HITS = 100;

/**
 * The values of a facet whose words begin as the facet query's do, counted over what the other
 * parameters find; an empty facet query lists the most frequent ones.
 * @throws InvalidQuery when the attribute is not `searchable(…)`
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
  const counts = countValues(column, findCandidates(index, params, context).records);
  const query = wordsOf(facetQuery);
  const words = wordsOfValues(column);
  for (let value = 0; value < counts.length; value += 1) {
    if (counts[value] !== 0 && !answers(words[value] ?? [], query)) counts[value] = 0;
  }
  const most = Math.min(MOST_FACET_HITS, settings.maxFacetHits);
  const marker = new WordMarker(index.corpus, query.map(prefixWord));
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

/** Every word of the query begins a word of the value. */
function answers(words: readonly string[], query: readonly string[]): boolean {
  return query.every((asked) => words.some((word) => word.startsWith(asked)));
}

function prefixWord(text: string): ConstructorParameters<typeof WordMarker>[1][number] {
  return {
    text,
    isPrefix: true,
    isOptional: false,
    isLiteral: true,
    alternatives: [],
    set: new Uint32Array(0),
  };
}

/** Values only ever get more: their words are read once. */
const kept = new WeakMap<ValueColumn, string[][]>();

function wordsOfValues(column: ValueColumn): readonly (readonly string[])[] {
  const known = kept.get(column) ?? [];
  for (let value = known.length; value < column.values.length; value += 1) {
    known.push(wordsOf(column.values[value] ?? ''));
  }
  kept.set(column, known);
  return known;
}
