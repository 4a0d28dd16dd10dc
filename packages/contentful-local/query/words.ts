import type { Entity, Json } from '#model/entities';
import type { Origins, Read } from './rows';

/** Runs of letters and digits, in lower case. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** All texts of a value, joined. */
export function textOf(found: Json | undefined): string {
  if (typeof found === 'string') return found;
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string').join(' ') : '';
}

/** Index from words to the rows of a list that contain them. */
export class WordIndex {
  readonly #read: Read;
  readonly #rowsByWord = new Map<string, number[]>();
  #count: number;

  constructor(entities: readonly Entity[], read: Read) {
    this.#read = read;
    this.#count = entities.length;
    entities.forEach((entity, row) => this.#enter(entity, row));
  }

  /** Updates the index after rows have moved; only new entities are read. */
  follow(origins: Origins, entities: readonly Entity[]): void {
    const rowsNow = new Int32Array(this.#count).fill(-1);
    origins.forEach((before, row) => {
      if (before >= 0) rowsNow[before] = row;
    });
    for (const [word, rows] of this.#rowsByWord) {
      const left = rows.map((row) => rowsNow[row] ?? -1).filter((row) => row >= 0);
      if (left.length > 0) this.#rowsByWord.set(word, left);
      else this.#rowsByWord.delete(word);
    }
    this.#count = entities.length;
    entities.forEach((entity, row) => {
      if (origins[row] === -1) this.#enter(entity, row);
    });
  }

  #enter(entity: Entity, row: number): void {
    for (const word of new Set(wordsOf(textOf(this.#read(entity))))) {
      const rows = this.#rowsByWord.get(word);
      if (rows) rows.push(row);
      else this.#rowsByWord.set(word, [row]);
    }
  }

  /** Rows that contain, for every prefix, a word starting with it; in the list's order. */
  rowsWith(prefixes: ReadonlySet<string>): Uint32Array {
    const met = new Uint32Array(this.#count);
    let step = 0;
    for (const prefix of prefixes) {
      let isAny = false;
      for (const [word, rows] of this.#rowsByWord) {
        if (!word.startsWith(prefix)) continue;
        for (const row of rows) {
          if (met[row] !== step) continue;
          met[row] = step + 1;
          isAny = true;
        }
      }
      if (!isAny) return new Uint32Array();
      step += 1;
    }
    const found: number[] = [];
    for (let row = 0; row < met.length; row += 1) if (met[row] === step) found.push(row);
    return Uint32Array.from(found);
  }
}
