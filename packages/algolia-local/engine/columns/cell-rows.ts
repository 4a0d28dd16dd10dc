type Cells = Uint32Array | Float64Array;

export interface StoredRows<Kind extends Cells> {
  readonly starts: Uint32Array;
  readonly counts: Uint32Array;
  readonly cells: Kind;
  readonly used: number;
  readonly isPlain: boolean;
}

/** Few, because an index has some sixty columns, most of them with no value in a small one. */
const FIRST_ROWS = 16;

/**
 * Rows of any number of cells in three flat arrays. A row that grows moves to the end; the gap it
 * leaves remains until the next rebuild.
 */
export class CellRows<Kind extends Cells> {
  starts: Uint32Array;
  counts: Uint32Array;
  cells: Kind;
  /** Number of cells in use, from the start. */
  used: number;
  /**
   * Whether every row so far has one cell, and row n has cell n. Bulk readers may then skip
   * `starts` and `counts`, two thirds of the memory traffic. Rows from `used` on are empty.
   */
  isPlain: boolean;
  readonly #make: new (length: number) => Kind;

  constructor(make: new (length: number) => Kind, stored?: StoredRows<Kind>) {
    this.#make = make;
    this.starts = stored?.starts ?? new Uint32Array(FIRST_ROWS);
    this.counts = stored?.counts ?? new Uint32Array(FIRST_ROWS);
    this.cells = stored?.cells ?? new make(FIRST_ROWS);
    this.used = stored?.used ?? 0;
    this.isPlain = stored?.isPlain ?? true;
  }

  set(row: number, values: ArrayLike<number>): void {
    const length = values.length;
    if (row >= this.counts.length) this.#growRows(row + 1);
    if (length > (this.counts[row] ?? 0)) {
      if (this.used + length > this.cells.length) this.#growCells(this.used + length);
      this.starts[row] = this.used;
      this.used += length;
    }
    this.counts[row] = length;
    const start = this.starts[row] ?? 0;
    if (length !== 1 || start !== row) this.isPlain = false;
    for (let at = 0; at < length; at += 1) this.cells[start + at] = values[at] ?? 0;
  }

  /** Number of cells of the row; 0 for one that was never set. */
  countOf(row: number): number {
    return this.counts[row] ?? 0;
  }

  /** Makes rows up to here readable, because reading past the end of an array is slow. */
  reserve(rows: number): void {
    if (rows > this.counts.length) this.#growRows(rows);
  }

  /** Without spare room. @param rows of the index */
  stored(rows: number): StoredRows<Kind> {
    const { used, isPlain } = this;
    return {
      starts: this.starts.slice(0, rows),
      counts: this.counts.slice(0, rows),
      // A copy of an array is one of the same kind.
      cells: this.cells.slice(0, used) as Kind,
      used,
      isPlain,
    };
  }

  #growRows(least: number): void {
    const length = Math.max(least, Math.ceil(this.counts.length * 1.5));
    const starts = new Uint32Array(length);
    starts.set(this.starts);
    this.starts = starts;
    const counts = new Uint32Array(length);
    counts.set(this.counts);
    this.counts = counts;
  }

  #growCells(least: number): void {
    const cells = new this.#make(Math.max(least, Math.ceil(this.cells.length * 1.5)));
    cells.set(this.cells);
    this.cells = cells;
  }
}
