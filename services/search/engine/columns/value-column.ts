import type { Bitset } from '@/services/search/engine/bitset';
import { CellRows } from './cell-rows';

/** A column of facet values as it travels between threads. */
export interface StoredValueColumn {
  readonly values: readonly string[];
  readonly starts: Uint32Array;
  readonly counts: Uint32Array;
  readonly cells: Uint32Array;
  readonly used: number;
}

/** The values of one attribute: a dictionary, and per record the numbers of its values. */
export class ValueColumn {
  readonly values: string[];
  readonly rows: CellRows<Uint32Array>;
  /** Filters already answered; emptied by every change. */
  readonly answered = new Map<string, Bitset>();
  readonly #numbers = new Map<string, number>();
  #folded: Map<string, number[]> | null = null;
  #order: Uint32Array | null = null;

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
    this.#folded = null;
    this.#order = null;
    return number;
  }

  /** Sets the values of a record; a value it states twice counts once. */
  set(record: number, values: readonly string[]): void {
    const numbers = values.map((value) => this.numberOf(value));
    this.rows.set(record, numbers.length > 1 ? [...new Set(numbers)] : numbers);
    if (this.answered.size > 0) this.answered.clear();
  }

  /** Numbers of the values a filter on `value` means: filters do not heed case. */
  matching(value: string, heedsCase: boolean): readonly number[] {
    if (heedsCase) {
      const number = this.#numbers.get(value);
      return number === undefined ? [] : [number];
    }
    return this.#foldedValues().get(value.toLowerCase()) ?? [];
  }

  /** Place of each value in alphabetical order. */
  alphabetical(): Uint32Array {
    if (this.#order) return this.#order;
    const sorted = Array.from(this.values.keys()).sort((left, right) =>
      compareText(this.values[left] ?? '', this.values[right] ?? ''),
    );
    const order = new Uint32Array(this.values.length);
    for (const [place, number] of sorted.entries()) order[number] = place;
    this.#order = order;
    return order;
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

  stored(): StoredValueColumn {
    return { values: this.values, ...this.rows.stored() };
  }

  #foldedValues(): Map<string, number[]> {
    if (this.#folded) return this.#folded;
    const folded = new Map<string, number[]>();
    for (const [number, value] of this.values.entries()) {
      const key = value.toLowerCase();
      const same = folded.get(key);
      if (same) same.push(number);
      else folded.set(key, [number]);
    }
    this.#folded = folded;
    return folded;
  }
}

export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
