import type { Candidates } from '#engine/candidates';
import { has } from '#engine/bitset';
import type { ValueColumn } from '#engine/columns/value-column';
import { filteredSet } from '#engine/filters/evaluate';
import type { SearchIndex } from '#engine/search-index';
import type { SearchContext, SearchParams } from '#engine/types';
import { criteriaOf, customCriteria } from './criteria';
import { type Criterion, rank } from './rank';
import { relevantSlots } from './relevancy';

export interface RankedRecord {
  readonly record: number;
  /** Position inside its group, if groups show several records. */
  readonly place: number | null;
  readonly isPromoted: boolean;
}

export interface Ranked {
  /** The best ones, as many as requested; with groups, each item has the records of one. */
  readonly order: readonly (readonly RankedRecord[])[];
  /** Number of records found, or of groups. */
  readonly total: number;
  /** Number of records kept by a virtual replica; null for others. */
  readonly sorted: number | null;
}

/** The best `limit` records (with `distinct`, groups), with promoted ones at their positions. */
export function rankCandidates(
  index: SearchIndex,
  candidates: Candidates,
  params: SearchParams,
  context: SearchContext,
  limit: number,
): Ranked {
  const promoted = promotedRecords(index, params, context);
  const remaining = withoutPromoted(index, candidates, promoted);
  const base = rankRest(index, remaining, params, limit);
  if (promoted.length === 0) return base;
  return {
    ...base,
    order: withPromoted(base.order, promoted, limit),
    total: base.total + promoted.length,
  };
}

function rankRest(
  index: SearchIndex,
  candidates: Candidates,
  params: SearchParams,
  limit: number,
): Ranked {
  const { records, settings } = candidates;
  const groups = groupsOf(index, candidates);
  if (settings.isVirtualReplica && candidates.text.words.length > 0) {
    const slots = relevantSlots(candidates, settings.relevancyStrictness);
    const relevant = candidates.narrowed(records.filter((_record, slot) => slots.has(slot)));
    const criteria = customCriteria(index.corpus, relevant);
    const order = rank(relevant.records.length, criteria, limit);
    return { order: plain(relevant.records, order), total: records.length, sorted: slots.size };
  }
  if (limit === 0 && !groups) return { order: [], total: records.length, sorted: null };
  const criteria = criteriaOf(index.corpus, candidates, params);
  if (groups)
    return { ...rankGroups(records, criteria, groups, settings.distinct, limit), sorted: null };
  const order = rank(records.length, criteria, limit);
  return { order: plain(records, order), total: records.length, sorted: null };
}

function plain(records: Uint32Array, order: Uint32Array): RankedRecord[][] {
  return Array.from(order, (slot) => [
    { record: records[slot] ?? 0, place: null, isPromoted: false },
  ]);
}

function groupsOf(index: SearchIndex, candidates: Candidates): ValueColumn | null {
  const { distinct, attributeForDistinct } = candidates.settings;
  if (distinct <= 0 || attributeForDistinct === null) return null;
  return index.corpus.values.get(attributeForDistinct) ?? null;
}

/** The group of a record by its first value; records without one are groups of their own. */
function groupOf(column: ValueColumn, record: number): number {
  const { starts, counts, cells } = column.rows;
  return (counts[record] ?? 0) === 0 ? -1 - record : (cells[starts[record] ?? 0] ?? 0);
}

/** Ranks more records until there are enough groups. */
function rankGroups(
  records: Uint32Array,
  criteria: readonly Criterion[],
  column: ValueColumn,
  perGroup: number,
  limit: number,
): { order: RankedRecord[][]; total: number } {
  const total = new Set(Array.from(records, (record) => groupOf(column, record))).size;
  const wanted = Math.min(limit, total);
  // A group's second record may come after all others, so everything is ranked.
  let depth = perGroup > 1 ? records.length : Math.min(records.length, limit * 4);
  for (;;) {
    const groups = new Map<number, number[]>();
    for (const slot of rank(records.length, criteria, depth)) {
      const record = records[slot] ?? 0;
      const group = groupOf(column, record);
      const members = groups.get(group);
      if (!members) groups.set(group, [record]);
      else if (members.length < perGroup) members.push(record);
    }
    if (groups.size >= wanted || depth >= records.length) {
      return { order: rankedGroups([...groups.values()].slice(0, wanted), perGroup), total };
    }
    depth = Math.min(records.length, depth * 4);
  }
}

function rankedGroups(groups: readonly (readonly number[])[], perGroup: number): RankedRecord[][] {
  return groups.map((members) =>
    members.map((record, at) => ({ record, place: perGroup > 1 ? at : null, isPromoted: false })),
  );
}

/** The best record of each group, for facets counted after distinct. */
export function recordsAfterDistinct(
  index: SearchIndex,
  candidates: Candidates,
  params: SearchParams,
): Uint32Array {
  const groups = groupsOf(index, candidates);
  const { records } = candidates;
  if (!groups) return records;
  const criteria = criteriaOf(index.corpus, candidates, params);
  const { order } = rankGroups(records, criteria, groups, 1, records.length);
  return Uint32Array.from(order, ([best]) => best?.record ?? 0).sort();
}

interface Promotion {
  readonly record: number;
  readonly position: number;
}

/** Promoted records are shown whether they match or not, if they exist. */
function promotedRecords(
  index: SearchIndex,
  params: SearchParams,
  context: SearchContext,
): Promotion[] {
  const { corpus } = index;
  const promoted = context.promoted ?? [];
  if (promoted.length === 0) return [];
  const passing =
    context.filterPromotes === true ? filteredSet(corpus, params.filters ?? []) : null;
  const hidden = new Set(context.hidden);
  const seen = new Set<number>();
  return promoted
    .flatMap(({ objectID, position }) => {
      const record = corpus.numberOf.get(objectID);
      if (record === undefined || hidden.has(objectID) || seen.has(record)) return [];
      if (passing && !has(passing, record)) return [];
      seen.add(record);
      return [{ record, position }];
    })
    .sort((left, right) => left.position - right.position);
}

function withoutPromoted(
  index: SearchIndex,
  candidates: Candidates,
  promoted: readonly Promotion[],
): Candidates {
  if (promoted.length === 0) return candidates;
  const gone = new Set(promoted.map(({ record }) => record));
  const records = candidates.records.filter((record) => !gone.has(record));
  return candidates.narrowed(records);
}

function withPromoted(
  order: Ranked['order'],
  promoted: readonly Promotion[],
  limit: number,
): Ranked['order'] {
  const merged = [...order];
  for (const { record, position } of promoted) {
    const place = Math.min(position, merged.length);
    merged.splice(place, 0, [{ record, place: null, isPromoted: true }]);
  }
  return merged.slice(0, limit);
}
