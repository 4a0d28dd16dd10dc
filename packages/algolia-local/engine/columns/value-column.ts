import type { Bitset } from '#engine/bitset';
import { CellRows, type StoredRows } from './cell-rows';

/** A column of facet values in the form in which it is transferred between threads. */
export interface StoredValueColumn extends StoredRows<Uint32Array> {
  readonly values: readonly string[];
}

/** The values of one attribute: a dictionary, and the numbers of its values per record. */
export class ValueColumn {
  readonly values: string[];
  readonly rows: CellRows<Uint32Array>;
  /** Cached results of filters; cleared by every change. */
  readonly results = new Map<string, Bitset>();
  readonly #numbers = new Map<string, number>();
  #folded: Map<string, number[]> | null = null;
  #order = new Uint32Array(0);
  #byAlphabet = new Uint32Array(0);

  constructor(stored?: StoredValueColumn) {
    this.values = [...(stored?.values ?? [])];
    for (const [number, value] of this.values.entries()) this.#numbers.set(value, number);
    this.rows = new CellRows(Uint32Array, stored);
  }

  numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.values.length;
    this.values.push(value);
    this.#numbers.set(value, number);
    if (this.#folded) fold(this.#folded, value, number);
    return number;
  }

  /** Sets the values of a record; duplicates count once. */
  set(record: number, values: readonly string[]): void {
    const numbers = values.map((value) => this.numberOf(value));
    this.rows.set(record, numbers.length > 1 ? [...new Set(numbers)] : numbers);
    if (this.results.size > 0) this.results.clear();
  }

  /** Numbers of the values that a filter on `value` matches; filters ignore case by default. */
  matching(value: string, heedsCase: boolean): readonly number[] {
    if (heedsCase) {
      const number = this.#numbers.get(value);
      return number === undefined ? [] : [number];
    }
    return this.#foldedValues().get(value.toLowerCase()) ?? [];
  }

  /** Alphabetical position of each value. */
  alphabetical(): Uint32Array {
    if (this.#order.length === this.values.length) return this.#order;
    const order = new Uint32Array(this.values.length);
    for (const [place, number] of this.byAlphabet().entries()) order[number] = place;
    this.#order = order;
    return order;
  }

  /** Numbers of the values in alphabetical order; new values are merged in. */
  byAlphabet(): Uint32Array {
    const sorted = this.#byAlphabet;
    if (sorted.length === this.values.length) return sorted;
    const compare = (left: number, right: number): number =>
      compareText(this.values[left] ?? '', this.values[right] ?? '');
    const added = Uint32Array.from(
      { length: this.values.length - sorted.length },
      (_, at) => sorted.length + at,
    ).sort(compare);
    const merged = new Uint32Array(this.values.length);
    let old = 0;
    let fresh = 0;
    for (let place = 0; place < merged.length; place += 1) {
      const isOldNext =
        fresh === added.length ||
        (old < sorted.length && compare(sorted[old] ?? 0, added[fresh] ?? 0) < 0);
      merged[place] = (isOldNext ? sorted[old] : added[fresh]) ?? 0;
      if (isOldNext) old += 1;
      else fresh += 1;
    }
    this.#byAlphabet = merged;
    return merged;
  }

  /** One key per record by its first value, smallest first; records without one come last. */
  sortKeys(isDescending: boolean, records: number): Float64Array {
    const order = this.alphabetical();
    const { starts, counts, cells } = this.rows;
    const keys = new Float64Array(records).fill(Infinity);
    for (let record = 0; record < records; record += 1) {
      if ((counts[record] ?? 0) === 0) continue;
      const place = order[cells[starts[record] ?? 0] ?? 0] ?? 0;
      keys[record] = isDescending ? -place : place;
    }
    return keys;
  }

  /** @param rows of the index */
  stored(rows: number): StoredValueColumn {
    return { values: this.values, ...this.rows.stored(rows) };
  }

  #foldedValues(): Map<string, number[]> {
    if (this.#folded) return this.#folded;
    const folded = new Map<string, number[]>();
    for (const [number, value] of this.values.entries()) fold(folded, value, number);
    this.#folded = folded;
    return folded;
  }
}

function fold(folded: Map<string, number[]>, value: string, number: number): void {
  const key = value.toLowerCase();
  const same = folded.get(key);
  if (same) same.push(number);
  else folded.set(key, [number]);
}

export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
