import { EVERYTHING, type PathTree } from '#engine/answer/paths';
import type { JsonValue, SearchRecord } from '#engine/types';
import { RecordWriter } from './record-writer';
import { RecordReader } from './record-reader';
import type { StoredRecords } from './stored-records';

/**
 * The records of an index in a compact binary form: keys once per shape, repeated strings once, and
 * a pointer in place of a value equal to the previous one. A product of 7 KB JSON takes about 1 KB.
 */
export class RecordStore {
  readonly writer: RecordWriter;
  readonly #reader: RecordReader;
  #addresses: Float64Array;
  #count: number;

  constructor(stored?: StoredRecords) {
    this.writer = new RecordWriter(stored);
    this.#reader = new RecordReader(this.writer);
    this.#addresses = stored?.addresses ?? new Float64Array(1024);
    this.#count = stored?.count ?? 0;
  }

  get count(): number {
    return this.#count;
  }

  /** @returns the number of the record, counted from 0 */
  add(record: SearchRecord): number {
    return this.addAt(this.writer.write(record));
  }

  /** Adds a record that was already written. */
  addAt(address: number): number {
    if (this.#count === this.#addresses.length) {
      const larger = new Float64Array(this.#addresses.length * 2);
      larger.set(this.#addresses);
      this.#addresses = larger;
    }
    this.#addresses[this.#count] = address;
    this.#count += 1;
    return this.#count - 1;
  }

  /** The old bytes stay until the next rebuild. */
  replace(number: number, record: SearchRecord): void {
    this.#addresses[number] = this.writer.write(record);
  }

  /** @param wanted attributes to read, including the id; by default all */
  get(number: number, wanted: PathTree = EVERYTHING): SearchRecord {
    const address = this.#addresses[number] ?? 0;
    const value: JsonValue = this.#reader.read(address, wanted);
    // Only records are written at the addresses stored here.
    return value as unknown as SearchRecord;
  }

  stored(): StoredRecords {
    return {
      segments: this.writer.segments,
      addresses: this.#addresses,
      count: this.#count,
      strings: this.writer.strings,
      shapes: this.writer.shapes.shapes.map((shape) => shape.keys),
    };
  }
}
