/** Bytes per block of the hash. */
export const BLOCK = 64;

/** Constants of FIPS 180-4, §4.2.2 and §5.3.3: fractional parts of roots of the first primes. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let at = 2; found.length < count; at++)
    if (found.every((prime) => at % prime !== 0)) found.push(at);
  return found;
}

const ROUNDS = 64;
const K = Int32Array.from(primes(ROUNDS), (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

export type HashState = Int32Array<ArrayBuffer>;
export const startState = (): HashState => START.slice();

const rotateRight = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const W = new Int32Array(ROUNDS);
// Indices are within the arrays' fixed lengths; the default only satisfies the compiler.
const at = (words: Int32Array, index: number) => words[index] ?? 0;

function expand(words: Int32Array): void {
  W.set(words);
  for (let i = 16; i < ROUNDS; i++) {
    const [early, late] = [at(W, i - 15), at(W, i - 2)];
    const low = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
    const high = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
    W[i] = (at(W, i - 16) + low + at(W, i - 7) + high) | 0;
  }
}

/** Compresses a block of sixteen words into a state, which is changed. */
export function compress(state: HashState, words: Int32Array): void {
  expand(words);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < ROUNDS; i++) {
    const high = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + at(K, i) + at(W, i)) | 0;
    const low = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const added = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) state[i] = (at(state, i) + (added[i] ?? 0)) | 0;
}

/** The sixteen words of a block, big-endian. @param bytes of {@link BLOCK} */
export function hashWordsOf(bytes: Uint8Array): HashState {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Int32Array.from({ length: bytes.length / 4 }, (_, index) => view.getInt32(index * 4));
}

export function bytesOf(words: Int32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, index) => view.setInt32(index * 4, word));
  return new Uint8Array(view.buffer);
}
