import * as recordWriter from './record-writer';
import type { Slot } from './shapes';

// Read once, because module lookups are slow in loops.
const { isGivenUp, LONGEST_KNOWN_STRING } = recordWriter;

const FIRST_SLOTS = 2 ** 12;
const FREE = -1;
/** FNV-1a starts with the seed and multiplies by the prime. */
export const SEED = -2128831035;
export const FNV_PRIME = 16777619;

export interface Stretch {
  bytes: Buffer;
  start: number;
  end: number;
  hash: number;
}

export function textOf({ bytes, start, end }: Stretch): string {
  return bytes.toString('utf8', start, end);
}

/** Finds the numbers of strings by their bytes, so that known strings are not created again. */
export class KnownStrings {
  /** Open addressing: the number of a string, or FREE. */
  #slots = new Int32Array(FIRST_SLOTS).fill(FREE);
  #count = 0;
  /** By number; numbers assigned elsewhere leave gaps. */
  #hashes = new Int32Array(FIRST_SLOTS);
  #starts = new Uint32Array(FIRST_SLOTS);
  #lengths = new Uint32Array(FIRST_SLOTS);
  #bytes = new Uint8Array(FIRST_SLOTS);
  #used = 0;

  readonly #numbered: (text: string) => number;

  /** @param numbered assigns a number to a string */
  constructor(numbered: (text: string) => number) {
    this.#numbered = numbered;
  }

  /**
   * Strings are numbered as long as those under their key repeat, as in the writer.
   * @returns -1 for a string without a number
   */
  numberOf(stretch: Stretch, slot: Slot): number {
    if (stretch.end - stretch.start > LONGEST_KNOWN_STRING || isGivenUp(slot)) return -1;
    slot.tries += 1;
    if (slot.number >= 0 && this.#is(slot.number, stretch)) {
      slot.hits += 1;
      return slot.number;
    }
    slot.number = this.#slots[this.#slotOf(stretch)] ?? FREE;
    if (slot.number !== FREE) slot.hits += 1;
    else {
      slot.number = this.#numbered(textOf(stretch));
      this.#add(slot.number, stretch);
    }
    return slot.number;
  }

  #add(number: number, stretch: Stretch): void {
    const { bytes, start, end, hash } = stretch;
    const length = end - start;
    if (number >= this.#hashes.length) this.#growNumbers(number + 1);
    if (this.#used + length > this.#bytes.length) {
      this.#bytes = grown(this.#bytes, this.#used + length);
    }
    this.#bytes.set(bytes.subarray(start, end), this.#used);
    this.#hashes[number] = hash;
    this.#starts[number] = this.#used;
    this.#lengths[number] = length;
    this.#used += length;
    this.#slots[this.#slotOf(stretch)] = number;
    this.#count += 1;
    if (this.#count * 2 > this.#slots.length) this.#growSlots();
  }

  #is(number: number, { bytes, start, end, hash }: Stretch): boolean {
    const length = end - start;
    if (this.#hashes[number] !== hash || this.#lengths[number] !== length) return false;
    const own = this.#bytes;
    const first = this.#starts[number] ?? 0;
    for (let at = 0; at < length; at += 1) {
      if (own[first + at] !== bytes[start + at]) return false;
    }
    return true;
  }

  /** Slot of the string, or the slot it would get. */
  #slotOf(stretch: Stretch): number {
    const mask = this.#slots.length - 1;
    let slot = placeOf(stretch.hash, mask);
    for (;;) {
      const number = this.#slots[slot] ?? FREE;
      if (number === FREE || this.#is(number, stretch)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #growNumbers(least: number): void {
    this.#hashes = grown(this.#hashes, least);
    this.#starts = grown(this.#starts, least);
    this.#lengths = grown(this.#lengths, least);
  }

  #growSlots(): void {
    const before = this.#slots;
    const mask = before.length * 2 - 1;
    this.#slots = new Int32Array(mask + 1).fill(FREE);
    for (const number of before) {
      if (number === FREE) continue;
      let slot = placeOf(this.#hashes[number] ?? 0, mask);
      while (this.#slots[slot] !== FREE) slot = (slot + 1) & mask;
      this.#slots[slot] = number;
    }
  }
}

function placeOf(hash: number, mask: number): number {
  return (hash ^ (hash >>> 15)) & mask;
}

type Growing = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

function grown<Kind extends Growing>(array: Kind, least: number): Kind {
  // The constructor of an array creates arrays of the same kind.
  const Kind = array.constructor as new (length: number) => Kind;
  const larger = new Kind(Math.max(least, array.length * 2));
  larger.set(array);
  return larger;
}
