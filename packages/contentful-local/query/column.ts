import type { Entity, Json } from '#model/entities';
import { COMPARISONS, type Range, type Shortcut } from './comparison';
import type { Origins, Read } from './rows';

/**
 * The values of a path in every entity of a list. Each distinct value is stored once and rows hold
 * its number: a test runs once per value, and a scan of a hundred thousand rows compares numbers.
 */
export class Column {
  readonly #values: (Json | undefined)[] = [];
  readonly #numbers = new Map<Json | undefined, number>();
  readonly #read: Read;
  #codes: Uint32Array;
  #scalars: Float64Array | undefined;
  #hasLists = false;

  constructor(entities: readonly Entity[], read: Read) {
    this.#read = read;
    this.#codes = new Uint32Array(entities.length);
    entities.forEach((entity, row) => (this.#codes[row] = this.#numberOf(read(entity))));
  }

  /** Updates the column after rows have moved; only new entities are read. */
  follow(origins: Origins, entities: readonly Entity[]): void {
    const codes = new Uint32Array(entities.length);
    entities.forEach((entity, row) => {
      const before = origins[row] ?? -1;
      codes[row] = before < 0 ? this.#numberOf(this.#read(entity)) : (this.#codes[before] ?? 0);
    });
    this.#codes = codes;
    this.#scalars = undefined;
  }

  /** Most stored values belong to entities that have changed: rebuilding is due. */
  get isWorn(): boolean {
    return this.#values.length > 2 * this.#codes.length + 1000;
  }

  #numberOf(value: Json | undefined): number {
    const isScalar = typeof value !== 'object' || value === null;
    if (!isScalar) this.#hasLists = true;
    // A column holds either texts or lists, so a list's JSON cannot equal a text of the column.
    const key = isScalar ? value : JSON.stringify(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#values.length);
    return this.#values.push(value) - 1;
  }

  passing(rows: Uint32Array, passes: (value: Json | undefined) => boolean): Uint32Array {
    if (rows.length < this.#values.length) {
      return rows.filter((row) => passes(this.#values[this.#codes[row] ?? 0]));
    }
    return this.#accepted(
      rows,
      Uint8Array.from(this.#values, (value) => Number(passes(value))),
    );
  }

  /** Those of `rows` that match a shortcut; `undefined` if it cannot be used. */
  found(rows: Uint32Array, shortcut: Shortcut): Uint32Array | undefined {
    if (this.#hasLists) return undefined;
    if (shortcut.kind === 'range') return this.#inRange(rows, shortcut);
    const { values, isNegated } = shortcut;
    const accepts = new Uint8Array(this.#values.length).fill(Number(isNegated));
    for (const value of values) {
      const number = this.#numbers.get(value);
      if (number !== undefined) accepts[number] = Number(!isNegated);
    }
    return this.#accepted(rows, accepts);
  }

  #inRange(rows: Uint32Array, { operator, limit }: Range): Uint32Array {
    const scalars = (this.#scalars ??= this.#asScalars());
    const holds = COMPARISONS[operator];
    const accepts = new Uint8Array(scalars.length);
    for (let number = 0; number < scalars.length; number += 1) {
      accepts[number] = Number(holds(scalars[number] ?? NaN, limit));
    }
    return this.#accepted(rows, accepts);
  }

  /** Values that are not numbers become NaN, which is in no range. */
  #asScalars(): Float64Array {
    const scalars = new Float64Array(this.#values.length).fill(NaN);
    this.#values.forEach((value, number) => {
      if (typeof value === 'number') scalars[number] = value;
    });
    return scalars;
  }

  /**
   * A plain loop over numbers, because it runs over every entity of a type on each list request.
   */
  #accepted(rows: Uint32Array, accepts: Uint8Array): Uint32Array {
    const matching = new Uint32Array(rows.length);
    let count = 0;
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? 0;
      if (accepts[this.#codes[row] ?? 0] === 1) matching[count++] = row;
    }
    return matching.subarray(0, count);
  }
}
