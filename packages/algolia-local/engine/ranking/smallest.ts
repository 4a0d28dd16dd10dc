export function smallest(numbers: Float64Array, count: number): Float64Array {
  if (numbers.length <= count) return numbers.slice().sort();
  const bound = nthSmallest(numbers, count);
  return numbers
    .filter((number) => number <= bound)
    .sort()
    .subarray(0, count);
}

/** The `count`-th smallest number, found with a heap of the smallest so far. */
export function nthSmallest(numbers: Float64Array, count: number): number {
  if (count <= 0) return -Infinity;
  const heap = numbers.slice(0, count).sort().reverse();
  let root = heap[0] ?? 0;
  for (let at = count; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    if (number >= root) continue;
    replaceLargest(heap, number);
    root = heap[0] ?? 0;
  }
  return root;
}

function replaceLargest(heap: Float64Array, key: number): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && (heap[child + 1] ?? 0) > (heap[child] ?? 0)) child += 1;
    if ((heap[child] ?? 0) <= key) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = key;
}
