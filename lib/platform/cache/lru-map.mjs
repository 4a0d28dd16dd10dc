/**
 * A map of limited size: a new entry drops those that were used least recently.
 * @template Key
 * @template Value
 */
export class LruMap {
  /** Ordered by use, least recently used first. @type {Map<Key, Value>} */
  #entries = new Map();
  #limit;
  #onDrop;
  #sizeOf;
  #size = 0;

  /**
   * @param {number} limit number of entries, or the sum of what `sizeOf` returns for them
   * @param {(key: Key, value: Value) => void} [onDrop] called with each entry that is evicted
   * @param {(value: Value) => number} [sizeOf] must return the same for a value at all times
   */
  constructor(limit, onDrop, sizeOf = () => 1) {
    this.#limit = limit;
    this.#onDrop = onDrop;
    this.#sizeOf = sizeOf;
  }

  /** @param {Key} key @returns {Value | undefined} */
  get(key) {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** @param {Key} key @param {Value} value */
  set(key, value) {
    this.delete(key);
    this.#entries.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const [first, dropped] of this.#entries) {
      if (this.#size <= this.#limit) return;
      this.delete(first);
      this.#onDrop?.(first, dropped);
    }
  }

  /** @param {Key} key */
  delete(key) {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#size -= this.#sizeOf(value);
    this.#entries.delete(key);
  }

  /**
   * All entries, least recently used first; reading them does not count as a use.
   * @returns {IterableIterator<[Key, Value]>}
   */
  [Symbol.iterator]() {
    return this.#entries[Symbol.iterator]();
  }
}
