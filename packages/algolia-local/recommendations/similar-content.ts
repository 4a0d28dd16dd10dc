import { search } from '#engine/search';
import { recordOf, type SearchIndex } from '#engine/search-index';
import type { FilterAtom, JsonValue, SearchRecord } from '#engine/types';
import type { Scores } from './models';

/** More values of a record, such as sizes of many variants, would say little and cost much. */
const MAX_VALUES = 50;
const MAX_SIMILAR = 100;

/** Records that share values of facets with this one: the share of its values that they have. */
export function similarContent(index: SearchIndex, objectID: string): Scores {
  const record = recordOf(index, objectID);
  const wanted = record ? facetValues(index, record).slice(0, MAX_VALUES) : [];
  if (wanted.length === 0) return new Map();
  const atoms = wanted.map(({ attribute, value }) => atomOf(attribute, value));
  const { hits } = search(index, {
    filters: [[{ ...atomOf('objectID', objectID), isNegated: true }]],
    optionalFilters: atoms.map((atom) => [atom]),
    ranking: ['filters', 'custom'],
    distinct: 0,
    hitsPerPage: MAX_SIMILAR,
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [],
  });
  const scores = hits.map(({ objectID: id }): [string, number] => {
    const other = recordOf(index, id);
    const known = new Set(other ? facetValues(index, other).map(keyOf) : []);
    const shared = wanted.filter((one) => known.has(keyOf(one))).length;
    return [id, (100 * shared) / wanted.length];
  });
  return new Map(scores.filter(([, score]) => score > 0));
}

export const atomOf = (
  attribute: string,
  value: string,
): Extract<FilterAtom, { kind: 'facet' }> => ({
  kind: 'facet',
  attribute,
  value,
  isNegated: false,
  score: 1,
});

interface FacetValue {
  attribute: string;
  value: string;
}

const keyOf = ({ attribute, value }: FacetValue) => JSON.stringify([attribute, value]);

function facetValues({ corpus }: SearchIndex, record: SearchRecord): FacetValue[] {
  return corpus.facets.flatMap(({ path }) =>
    valuesAt(record, path).map((value) => ({ attribute: path, value })),
  );
}

/** Texts at a path, through lists; numbers such as prices are no likeness. */
export function valuesAt(record: SearchRecord, path: string): string[] {
  const find = (value: JsonValue | undefined, keys: readonly string[]): string[] => {
    if (isList(value)) return value.flatMap((one) => find(one, keys));
    const [key, ...rest] = keys;
    if (key === undefined) return typeof value === 'string' ? [value] : [];
    return typeof value === 'object' && value !== null ? find(value[key], rest) : [];
  };
  return [...new Set(find(record, path.split('.')))];
}

const isList = (value: JsonValue | undefined): value is readonly JsonValue[] =>
  Array.isArray(value);
