const FIRST_SLOTS = 2 ** 14;
const FREE = -1;
/** Offset basis of FNV-1a. */
const SEED = -2128831035;

/** A word, or the bytes of a text that contains it. */
type Letters = string | Buffer;

/**
 * Numbers words in order of appearance. A build sees millions of words but few different ones: they
 * are compared in place, because extracting each one and looking it up in a `Map` takes a fifth of
 * the build.
 */
export class WordNumbers {
  /** By number. */
  readonly words: string[] = [];
  /** Open addressing: the number of a word, or FREE. */
  #slots = new Int32Array(FIRST_SLOTS).fill(FREE);
  #hashes = new Int32Array(FIRST_SLOTS / 2);

  has(word: string): boolean {
    return this.#slots[this.#slotOf(word, 0, word.length, hashOf(word))] !== FREE;
  }

  /** @param word in lower case */
  numberOf(word: string): number {
    return this.#number(word, 0, word.length, hashOf(word));
  }

  /**
   * Appends the numbers of the words of an ASCII text.
   * @returns false, with nothing appended, for any other text: its letters must be normalised first
   */
  readAscii(bytes: Buffer, from: number, to: number, into: number[]): boolean {
    const before = into.length;
    let start = -1;
    let hash = SEED;
    for (let at = from; at < to; at += 1) {
      const code = bytes[at] ?? 0;
      if (code > 127) {
        into.length = before;
        return false;
      }
      if (isWordCode(code)) {
        if (start < 0) start = at;
        hash = hashed(hash, code);
      } else if (start >= 0) {
        into.push(this.#number(bytes, start, at, hash));
        start = -1;
        hash = SEED;
      }
    }
    if (start >= 0) into.push(this.#number(bytes, start, to, hash));
    return true;
  }

  #number(text: Letters, start: number, end: number, hash: number): number {
    const slot = this.#slotOf(text, start, end, hash);
    const known = this.#slots[slot] ?? FREE;
    if (known !== FREE) return known;
    const number = this.words.length;
    const word = typeof text === 'string' ? text : text.toString('latin1', start, end);
    this.words.push(word.toLowerCase());
    this.#slots[slot] = number;
    this.#hashes[number] = hash;
    if (this.words.length === this.#hashes.length) this.#grow();
    return number;
  }

  /** Slot of the word, or the slot it would get. */
  #slotOf(text: Letters, start: number, end: number, hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const number = this.#slots[slot] ?? FREE;
      if (number === FREE) return slot;
      if (this.#hashes[number] === hash) {
        const word = this.words[number] ?? '';
        const isSame = typeof text === 'string' ? word === text : isSpelled(word, text, start, end);
        if (isSame) return slot;
      }
      slot = (slot + 1) & mask;
    }
  }

  /** Keeps half of the slots free. */
  #grow(): void {
    const mask = this.#slots.length * 2 - 1;
    const slots = new Int32Array(mask + 1).fill(FREE);
    const hashes = new Int32Array(this.#slots.length);
    hashes.set(this.#hashes);
    for (let number = 0; number < this.words.length; number += 1) {
      const hash = hashes[number] ?? 0;
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (slots[slot] !== FREE) slot = (slot + 1) & mask;
      slots[slot] = number;
    }
    this.#slots = slots;
    this.#hashes = hashes;
  }
}

function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
}

function lowered(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}

/** One step of FNV-1a. */
function hashed(hash: number, code: number): number {
  return Math.imul(hash ^ lowered(code), 16777619);
}

function hashOf(word: string): number {
  let hash = SEED;
  for (let at = 0; at < word.length; at += 1) hash = hashed(hash, word.charCodeAt(at));
  return hash;
}

function isSpelled(word: string, text: Buffer, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at += 1) {
    if (word.charCodeAt(at) !== lowered(text[start + at] ?? 0)) return false;
  }
  return true;
}
