import type { Bitset } from '#engine/bitset';
import { CellRows, type StoredRows } from './cell-rows';

export type StoredNumberColumn = StoredRows<Float64Array>;

export class NumberColumn {
  readonly rows: CellRows<Float64Array>;
  /** Cached results of filters; cleared by every change. */
  readonly results = new Map<string, Bitset>();
  #ascending: Float64Array | null = null;
  #descending: Float64Array | null = null;

  constructor(stored?: StoredNumberColumn) {
    this.rows = new CellRows(Float64Array, stored);
  }

  /**
   * Sets the numbers of a record. Duplicates, such as those of an article's variants, count once.
   */
  set(record: number, values: readonly number[]): void {
    this.rows.set(record, values.length > 1 ? [...new Set(values)] : values);
    if (this.results.size > 0) this.results.clear();
    this.#ascending = null;
    this.#descending = null;
  }

  /** One key per record, smallest first; records without a number come last. */
  sortKeys(isDescending: boolean, records: number): Float64Array {
    const known = isDescending ? this.#descending : this.#ascending;
    if (known && known.length >= records) return known;
    const { starts, counts, cells } = this.rows;
    const keys = new Float64Array(records).fill(Infinity);
    for (let record = 0; record < records; record += 1) {
      const start = starts[record] ?? 0;
      const end = start + (counts[record] ?? 0);
      for (let at = start; at < end; at += 1) {
        const key = isDescending ? -(cells[at] ?? 0) : (cells[at] ?? 0);
        if (key < (keys[record] ?? 0)) keys[record] = key;
      }
    }
    if (isDescending) this.#descending = keys;
    else this.#ascending = keys;
    return keys;
  }

  /** @param rows of the index */
  stored(rows: number): StoredNumberColumn {
    return this.rows.stored(rows);
  }
}
