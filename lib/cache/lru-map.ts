/** A map of limited size: a new entry drops the one that was used least recently. */
export class LruMap<Key, Value> {
  /** Used least recently first. */
  private readonly entries = new Map<Key, Value>();
  private readonly limit: number;
  private readonly onDrop: ((key: Key) => void) | undefined;

  /** @param onDrop called with each entry that is evicted */
  constructor(limit: number, onDrop?: (key: Key) => void) {
    this.limit = limit;
    this.onDrop = onDrop;
  }

  /** Counts as a use. */
  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    const [first] = this.entries.keys();
    if (this.entries.size <= this.limit || first === undefined) return;
    this.entries.delete(first);
    this.onDrop?.(first);
  }

  delete(key: Key): void {
    this.entries.delete(key);
  }

  /** All entries, least recently used first; reading them does not count as use. */
  [Symbol.iterator](): IterableIterator<[Key, Value]> {
    return this.entries[Symbol.iterator]();
  }
}
