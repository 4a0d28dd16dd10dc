import { search } from '#engine/search';
import type { SearchIndex } from '#engine/search-index';
import { wordsOf } from '#engine/words';
import type { FacetValues } from '#rules/pattern';

/** Rules recognise values from changes made in place after this time. */
const KEPT_MS = 10_000;
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
    let kept = known.get(index);
    if (!kept || kept.until < now) {
      kept = { until: now + KEPT_MS, byAttribute: new Map() };
      known.set(index, kept);
    }
    const found = kept.byAttribute.get(attribute) ?? readValues(index, attribute);
    kept.byAttribute.set(attribute, found);
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
