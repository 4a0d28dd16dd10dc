import { nthSmallest } from './smallest';

/** One criterion of a ranking: smaller is better. */
export interface Criterion {
  readonly name: string;
  /** Writes the keys of these slots into `keys`, which is indexed by slot. */
  readonly compute: (slots: Uint32Array, keys: Float64Array) => void;
}

export function criterion(name: string, keyOf: (slot: number) => number): Criterion {
  return {
    name,
    compute: (slots, keys) => {
      for (let at = 0; at < slots.length; at += 1) {
        const slot = slots[at] ?? 0;
        keys[slot] = keyOf(slot);
      }
    },
  };
}

/**
 * The best `limit` of `count` slots, in order; ties keep the order of the slots. Criteria are
 * computed one after the other, and only for slots that can still be among the best: in most
 * queries the expensive ones (proximity) see a fraction of the candidates.
 */
export function rank(count: number, criteria: readonly Criterion[], limit: number): Uint32Array {
  let certain = new Uint32Array(0);
  let undecided = new Uint32Array(count);
  for (let slot = 0; slot < count; slot += 1) undecided[slot] = slot;
  const columns: Float64Array[] = [];
  for (const criterion of criteria) {
    const keys = new Float64Array(count);
    columns.push(keys);
    criterion.compute(certain, keys);
    criterion.compute(undecided, keys);
    const room = limit - certain.length;
    if (undecided.length <= room) continue;
    const bound = nthSmallest(gathered(undecided, keys), room);
    certain = joined(certain, chosen(undecided, keys, bound, false));
    undecided = chosen(undecided, keys, bound, true);
  }
  // The remaining records tie on everything, so the first ones are taken.
  const best = joined(certain, undecided.subarray(0, Math.max(0, limit - certain.length)));
  return best.sort((left, right) => {
    for (const keys of columns) {
      const a = keys[left] ?? 0;
      const b = keys[right] ?? 0;
      if (a !== b) return a < b ? -1 : 1;
    }
    return left - right;
  });
}

function gathered(slots: Uint32Array, keys: Float64Array): Float64Array {
  const some = new Float64Array(slots.length);
  for (let at = 0; at < slots.length; at += 1) some[at] = keys[slots[at] ?? 0] ?? 0;
  return some;
}

/** The slots whose key is at most the bound. A loop, since `filter` takes four times as long. */
function chosen(
  slots: Uint32Array,
  keys: Float64Array,
  bound: number,
  isAtBound: boolean,
): Uint32Array<ArrayBuffer> {
  const remaining = new Uint32Array(slots.length);
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const key = keys[slot] ?? 0;
    if (isAtBound ? key !== bound : key >= bound) continue;
    remaining[count] = slot;
    count += 1;
  }
  return remaining.slice(0, count);
}

function joined(first: Uint32Array, second: Uint32Array): Uint32Array<ArrayBuffer> {
  const all = new Uint32Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
