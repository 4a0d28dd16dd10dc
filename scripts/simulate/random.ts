/** Random numbers that depend on the seed alone. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** @returns at least 0, below 1 (mulberry32) */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  isTrue(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** @throws when there is nothing to choose from */
  one<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.fraction() * items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  }

  /** Draws one item by weight; weight 0 is never drawn. */
  weighted<Item extends { weight: number }>(items: readonly Item[]): Item {
    let left = this.fraction() * items.reduce((sum, { weight }) => sum + weight, 0);
    for (const item of items) {
      left -= item.weight;
      if (left < 0) return item;
    }
    throw new Error('nothing to choose from');
  }
}
