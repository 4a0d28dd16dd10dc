/** A map of limited size: a new entry drops those that were used least recently. */
export class LruMap<Key, Value> {
  /** Ordered by use, least recently used first. */
  private readonly entries = new Map<Key, Value>();
  private readonly limit: number;
  private readonly onDrop: ((key: Key) => void) | undefined;
  private readonly sizeOf: (value: Value) => number;
  private size = 0;

  /**
   * @param limit number of entries, or the sum of what `sizeOf` returns for them
   * @param onDrop called with each entry that is evicted
   */
  constructor(
    limit: number,
    onDrop?: (key: Key) => void,
    sizeOf: (value: Value) => number = () => 1,
  ) {
    this.limit = limit;
    this.onDrop = onDrop;
    this.sizeOf = sizeOf;
  }

  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.entries.set(key, value);
    this.size += this.sizeOf(value);
    for (const [first] of this.entries) {
      if (this.size <= this.limit) return;
      this.delete(first);
      this.onDrop?.(first);
    }
  }

  delete(key: Key): void {
    const value = this.entries.get(key);
    if (value !== undefined) this.size -= this.sizeOf(value);
    this.entries.delete(key);
  }

  /** All entries, least recently used first; reading them does not count as a use. */
  [Symbol.iterator](): IterableIterator<[Key, Value]> {
    return this.entries[Symbol.iterator]();
  }
}
