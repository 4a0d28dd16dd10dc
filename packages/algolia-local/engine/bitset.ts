/** One bit per record, 32 per word. The functions here require sets of equal length. */
export type Bitset = Uint32Array;

export function emptySet(capacity: number): Bitset {
  return new Uint32Array((capacity + 31) >>> 5);
}

export function fullSet(count: number, capacity: number): Bitset {
  const set = emptySet(capacity);
  set.fill(0xffffffff, 0, count >>> 5);
  if ((count & 31) !== 0) set[count >>> 5] = 2 ** (count & 31) - 1;
  return set;
}

export function has(set: Bitset, member: number): boolean {
  return (((set[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1;
}

export function add(set: Bitset, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) | (1 << (member & 31));
}

export function remove(set: Bitset, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) & ~(1 << (member & 31));
}

/** Removes from `set` what is not in `other`. */
export function intersect(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word += 1)
    set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

export function unite(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word += 1)
    set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

export function subtract(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word += 1)
    set[word] = (set[word] ?? 0) & ~(other[word] ?? 0);
}

export function complement(set: Bitset): Bitset {
  const result = new Uint32Array(set.length);
  for (let word = 0; word < set.length; word += 1) result[word] = ~(set[word] ?? 0);
  return result;
}

export function cardinality(set: Bitset): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

export function members(set: Bitset): Uint32Array {
  const list = new Uint32Array(cardinality(set));
  let at = 0;
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0;
    while (bits !== 0) {
      list[at] = (word << 5) + 31 - Math.clz32(bits & -bits);
      at += 1;
      bits &= bits - 1;
    }
  }
  return list;
}
