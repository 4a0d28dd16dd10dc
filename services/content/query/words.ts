import type { Entity, Json } from '@/services/content/model/entities';

/** Runs of letters and digits, in small letters. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** All texts of a value as one. */
export function textOf(found: Json | undefined): string {
  if (typeof found === 'string') return found;
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string').join(' ') : '';
}

/** Each entity's distinct words: taking texts apart is the dearest part of an index. */
export class WordReader {
  readonly #read: (entity: Entity) => Json | undefined;
  readonly #words = new WeakMap<Entity, string[]>();
  /** One string for each word, however many entities have it. */
  readonly #known = new Map<string, string>();

  constructor(read: (entity: Entity) => Json | undefined) {
    this.#read = read;
  }

  wordsOf(entity: Entity): string[] {
    let words = this.#words.get(entity);
    if (!words) {
      const distinct = new Set(wordsOf(textOf(this.#read(entity))));
      words = Array.from(distinct, (word) => this.#shared(word));
      this.#words.set(entity, words);
    }
    return words;
  }

  #shared(word: string): string {
    const known = this.#known.get(word);
    if (known === undefined) this.#known.set(word, word);
    return known ?? word;
  }
}

/** Which rows of a list hold which words. */
export class WordIndex {
  readonly reader: WordReader;
  readonly #rowsByWord = new Map<string, number[]>();
  readonly #count: number;

  constructor(entities: readonly Entity[], reader: WordReader) {
    this.reader = reader;
    this.#count = entities.length;
    entities.forEach((entity, row) => {
      for (const word of reader.wordsOf(entity)) {
        const rows = this.#rowsByWord.get(word);
        if (rows) rows.push(row);
        else this.#rowsByWord.set(word, [row]);
      }
    });
  }

  /** Rows that for every prefix hold a word that begins with it, in the list's order. */
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
