import type { ValueColumn } from './columns/value-column';
import type { NumberColumn } from './columns/number-column';
import type { Corpus } from './corpus';
import { InvalidQuery } from './invalid-query';
import { smallest } from './ranking/smallest';
import type { FacetStats, SearchResult } from './types';

/** Number of these records per value. @param records in ascending order */
export function countValues(column: ValueColumn, records: Uint32Array): Uint32Array {
  const totals = new Uint32Array(column.values.length);
  const { starts, counts, cells, used, isPlain } = column.rows;
  if (isPlain) {
    for (let at = 0; at < records.length; at += 1) {
      const record = records[at] ?? 0;
      if (record >= used) break;
      const value = cells[record] ?? 0;
      totals[value] = (totals[value] ?? 0) + 1;
    }
    return totals;
  }
  for (let at = 0; at < records.length; at += 1) {
    const record = records[at] ?? 0;
    const start = starts[record] ?? 0;
    const end = start + (counts[record] ?? 0);
    for (let cell = start; cell < end; cell += 1) {
      const value = cells[cell] ?? 0;
      totals[value] = (totals[value] ?? 0) + 1;
    }
  }
  return totals;
}

export interface FacetOrder {
  readonly most: number;
  readonly by: 'count' | 'alpha';
}

/** The values that occur, in the requested order, at most `most` of them. */
export function topValues(column: ValueColumn, counts: Uint32Array, order: FacetOrder): number[] {
  const alphabetical = column.alphabetical();
  // Sorted by frequency, then by name, with both in one number: the first value has the smallest.
  const keys = new Float64Array(counts.length);
  let present = 0;
  for (let value = 0; value < counts.length; value += 1) {
    const count = counts[value] ?? 0;
    if (count === 0) continue;
    keys[present] = (alphabetical[value] ?? 0) - count * counts.length;
    present += 1;
  }
  const byPlace = column.byAlphabet();
  const places = Array.from(smallest(keys.subarray(0, present), order.most), (key) => {
    const place = key % counts.length;
    return place < 0 ? place + counts.length : place;
  });
  if (order.by === 'alpha') places.sort((left, right) => left - right);
  return places.map((place) => byPlace[place] ?? 0);
}

export function statsOf(column: NumberColumn, records: Uint32Array): FacetStats | null {
  if (column.rows.used === 0) return null;
  const { starts, counts, cells } = column.rows;
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let count = 0;
  for (let at = 0; at < records.length; at += 1) {
    const record = records[at] ?? 0;
    const start = starts[record] ?? 0;
    const end = start + (counts[record] ?? 0);
    for (let cell = start; cell < end; cell += 1) {
      const value = cells[cell] ?? 0;
      if (value < min) min = value;
      if (value > max) max = value;
      sum += value;
      count += 1;
    }
  }
  return count === 0 ? null : { min, max, avg: sum / count, sum };
}

type Facets = Pick<SearchResult, 'facets' | 'facets_stats' | 'exhaustiveFacetsCount'>;

/** Counts and stats of the requested facets; undeclared attributes are omitted. */
export function facetsOf(
  corpus: Corpus,
  requested: readonly string[],
  recordsOf: (isAfterDistinct: boolean) => Uint32Array,
  order: FacetOrder,
): Facets {
  if (requested.length === 0) return {};
  const facets: Record<string, Record<string, number>> = Object.create(null);
  const stats: Record<string, FacetStats> = Object.create(null);
  for (const facet of corpus.facets) {
    if (!facet.isCounted || !(requested.includes('*') || requested.includes(facet.path))) continue;
    const column = corpus.values.get(facet.path);
    if (!column) continue;
    const records = recordsOf(facet.isAfterDistinct);
    const counts = countValues(column, records);
    const values = topValues(column, counts, order);
    if (values.length === 0) continue;
    const counted: Record<string, number> = Object.create(null);
    for (const value of values) counted[column.values[value] ?? ''] = counts[value] ?? 0;
    facets[facet.path] = counted;
    const numbers = corpus.numbers.get(facet.path);
    const stat = numbers ? statsOf(numbers, records) : null;
    if (stat) stats[facet.path] = stat;
  }
  return { facets, facets_stats: stats, exhaustiveFacetsCount: true };
}

/** @throws InvalidQuery if the attribute is not `searchable(…)` */
export function searchableFacet(corpus: Corpus, attribute: string): ValueColumn {
  const isSearchable = corpus.facets.some(
    (facet) => facet.path === attribute && facet.isSearchable,
  );
  const column = isSearchable ? corpus.values.get(attribute) : undefined;
  if (column) return column;
  throw new InvalidQuery(
    `Cannot search in \`${attribute}\` attribute, you need to add \`searchable(${attribute})\` to attributesForFaceting.`,
  );
}
