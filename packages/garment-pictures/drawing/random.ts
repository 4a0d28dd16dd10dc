/** A seeded source of numbers: the same seed always gives the same sequence. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** Bell-shaped around 0, within ±1. */
  sway(): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** An independent sequence, so that one more number in a part does not change the others. */
  branch(name: string): Random;
}

function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return value >>> 0;
}

/** Mulberry32 over the FNV-1a hash of `seed`. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    sway: () => (next() + next() + next()) / 1.5 - 1,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    branch: (name) => createRandom(`${seed}/${name}`),
  };
}
