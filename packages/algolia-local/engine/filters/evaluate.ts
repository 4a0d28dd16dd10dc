import { add, type Bitset, complement, emptySet, intersect, unite } from '#engine/bitset';
import type { NumberColumn } from '#engine/columns/number-column';
import type { ValueColumn } from '#engine/columns/value-column';
import type { Corpus } from '#engine/corpus';
import type { FilterAtom, FilterTree } from '#engine/types';
import { TAGS } from './parse';

/** Cached results per column: 12 KB each at 100,000 records. */
const MAX_RESULTS = 256;

/** The records that pass, including deleted ones; null if all do. */
export function filteredSet(corpus: Corpus, tree: FilterTree): Bitset | null {
  let passing: Bitset | null = null;
  for (const group of tree) {
    const [first, ...others] = group;
    if (!first) continue;
    const known = atomSet(corpus, first);
    const set: Bitset = passing === null || others.length > 0 ? known.slice() : known;
    for (const atom of others) unite(set, atomSet(corpus, atom));
    if (passing === null) passing = set;
    else intersect(passing, set);
  }
  return passing;
}

/** The records for which one condition holds. Shared, therefore read-only. */
export function atomSet(corpus: Corpus, atom: FilterAtom): Bitset {
  if (atom.kind === 'facet') return facetSet(corpus, atom);
  const column = corpus.numbers.get(atom.attribute);
  if (!column) return nothing(corpus, atom.isNegated);
  const key = JSON.stringify(atom);
  return cachedResult(column, key, corpus, () => {
    const set = numberSet(corpus, column, testOf(atom), isDifference(atom));
    return atom.isNegated ? complement(set) : set;
  });
}

type FacetAtom = Extract<FilterAtom, { kind: 'facet' }>;
type NumberAtom = Exclude<FilterAtom, FacetAtom>;

function facetSet(corpus: Corpus, atom: FacetAtom): Bitset {
  const { attribute, value, isNegated } = atom;
  if (attribute === 'objectID') return objectIDSet(corpus, atom);
  const isFilterable =
    attribute === TAGS || corpus.facets.some((facet) => facet.path === attribute);
  const column = isFilterable ? corpus.values.get(attribute) : undefined;
  if (!column) return nothing(corpus, isNegated);
  return cachedResult(column, `${isNegated ? '-' : '+'}${value}`, corpus, () => {
    const set = valueSet(corpus, column, column.matching(value, attribute === TAGS));
    return isNegated ? complement(set) : set;
  });
}

function objectIDSet(corpus: Corpus, atom: FacetAtom): Bitset {
  const set = emptySet(corpus.count);
  const number = corpus.numberOf.get(atom.value);
  if (number !== undefined) add(set, number);
  return atom.isNegated ? complement(set) : set;
}

/** Filtering by an undeclared attribute finds nothing and is not an error. */
function nothing(corpus: Corpus, isNegated: boolean): Bitset {
  const set = emptySet(corpus.count);
  return isNegated ? complement(set) : set;
}

function cachedResult(
  column: ValueColumn | NumberColumn,
  key: string,
  corpus: Corpus,
  compute: () => Bitset,
): Bitset {
  const known = column.results.get(key);
  if (known && known.length === (corpus.count + 31) >>> 5) return known;
  if (column.results.size >= MAX_RESULTS) column.results.clear();
  const set = compute();
  column.results.set(key, set);
  return set;
}

function valueSet(corpus: Corpus, column: ValueColumn, wanted: readonly number[]): Bitset {
  const set = emptySet(corpus.count);
  if (wanted.length === 0) return set;
  const isWanted = new Uint8Array(column.values.length);
  for (const number of wanted) isWanted[number] = 1;
  const { starts, counts, cells } = column.rows;
  for (let record = 0; record < corpus.count; record += 1) {
    const start = starts[record] ?? 0;
    const end = start + (counts[record] ?? 0);
    for (let at = start; at < end; at += 1) {
      if (isWanted[cells[at] ?? 0] === 1) {
        add(set, record);
        break;
      }
    }
  }
  return set;
}

/** `a != 5` matches records that have numbers but not 5. */
function isDifference(atom: NumberAtom): boolean {
  return atom.kind === 'number' && atom.operator === '!=';
}

function numberSet(
  corpus: Corpus,
  column: NumberColumn,
  holds: (value: number) => boolean,
  mustAllHold: boolean,
): Bitset {
  const set = emptySet(corpus.count);
  const { starts, counts, cells } = column.rows;
  for (let record = 0; record < corpus.count; record += 1) {
    const start = starts[record] ?? 0;
    const end = start + (counts[record] ?? 0);
    let isIn = mustAllHold && end > start;
    for (let at = start; at < end; at += 1) {
      if (holds(cells[at] ?? 0) === mustAllHold) continue;
      isIn = !mustAllHold;
      break;
    }
    if (isIn) add(set, record);
  }
  return set;
}

function testOf(atom: NumberAtom): (value: number) => boolean {
  if (atom.kind === 'range') {
    const { from, to } = atom;
    return (value) => value >= from && value <= to;
  }
  const { operator, value: bound } = atom;
  switch (operator) {
    case '<':
      return (value) => value < bound;
    case '<=':
      return (value) => value <= bound;
    case '>':
      return (value) => value > bound;
    case '>=':
      return (value) => value >= bound;
    case '!=':
      return (value) => value !== bound;
    default:
      return (value) => value === bound;
  }
}
