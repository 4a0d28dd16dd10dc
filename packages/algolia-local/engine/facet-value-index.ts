import { applyChanges } from './apply-changes';
import { buildIndex } from './build-index';
import type { ValueColumn } from './columns/value-column';
import { defaultSettings } from './default-settings';
import { type SearchIndex, withSettings } from './search-index';
import type { IndexSettings, JsonValue, SearchRecord } from './types';

/** A facet search uses the query as typed, whatever the index's settings for other queries. */
const AS_TYPED = {
  optionalWords: [],
  removeStopWords: false,
  removeWordsIfNoResults: 'none',
  advancedSyntax: false,
} as const satisfies Partial<IndexSettings>;

const cached = new WeakMap<ValueColumn, SearchIndex>();

/**
 * An index of a facet's values, in which record n is value n: their words match like those of
 * records, with the settings for words, typos and synonyms.
 */
export function facetValueIndex(
  column: ValueColumn,
  facet: string,
  settings: IndexSettings,
): SearchIndex {
  const index = grown(cached.get(column), column, facet, settings);
  cached.set(column, index);
  return withSettings(index, { ...settings, ...AS_TYPED });
}

/** Adds new values; values are never removed. */
function grown(
  index: SearchIndex | undefined,
  column: ValueColumn,
  facet: string,
  settings: IndexSettings,
): SearchIndex {
  const known = index?.corpus.count ?? 0;
  if (index && known === column.values.length) return index;
  const recordsFrom = (first: number): SearchRecord[] =>
    column.values.slice(first).map((value, at) => valueRecord(facet, value, first + at));
  const report =
    index &&
    applyChanges(
      index,
      recordsFrom(known).map((put) => ({ put })),
    );
  if (index && report?.isWorthRebuilding === false) return index;
  const { separatorsToIndex, keepDiacriticsOnCharacters } = settings;
  const { camelCaseAttributes, decompoundedAttributes, compounds } = settings;
  return buildIndex(recordsFrom(0), {
    ...defaultSettings,
    separatorsToIndex,
    keepDiacriticsOnCharacters,
    camelCaseAttributes,
    decompoundedAttributes,
    compounds,
    searchableAttributes: [facet],
    numericAttributesForFiltering: [],
  });
}

/**
 * A record with the value under the facet's attribute, so that settings for this attribute apply.
 */
function valueRecord(facet: string, value: string, number: number): SearchRecord {
  const nested = facet.split('.').reduceRight<JsonValue>((inner, key) => ({ [key]: inner }), value);
  return { ...Object(nested), objectID: String(number) };
}
