import { search } from '#engine/search';
import type { SearchIndex } from '#engine/search-index';
import { wordsOf } from '#engine/words';
import type { FacetValues } from '#rules/pattern';

/** Rules recognise values from changes made in place after this time. */
const CACHE_MS = 10_000;
const MAX_VALUES = 1_000;

interface KnownValues {
  until: number;
  byAttribute: Map<string, ReadonlyMap<string, string>>;
}

const known = new WeakMap<SearchIndex, KnownValues>();

/** The values of an index's facets by their words, as patterns of rules need them. */
export function facetValuesOf(index: SearchIndex): FacetValues {
  return (attribute) => {
    const now = Date.now();
    let cached = known.get(index);
    if (!cached || cached.until < now) {
      cached = { until: now + CACHE_MS, byAttribute: new Map() };
      known.set(index, cached);
    }
    const found = cached.byAttribute.get(attribute) ?? readValues(index, attribute);
    cached.byAttribute.set(attribute, found);
    return found;
  };
}

function readValues(index: SearchIndex, attribute: string): ReadonlyMap<string, string> {
  const { facets } = search(index, {
    facets: [attribute],
    hitsPerPage: 0,
    maxValuesPerFacet: MAX_VALUES,
  });
  const values = Object.keys(facets?.[attribute] ?? {});
  return new Map(values.map((value) => [wordsOf(value).join(' '), value]));
}
