/** Larger arrays are for the few large pictures and are not kept. */
const MAX_CACHED = 2 ** 21;

/**
 * Working memory of one picture, reused for the next. New arrays would trigger a garbage collection
 * per picture, at a third of its cost. Pictures are developed one at a time and synchronously.
 */
class Arena {
  private readonly buffers: ArrayBuffer[] = [];
  private lent = 0;

  /** Runs `work` and frees the arrays that it took. */
  within<Result>(work: () => Result): Result {
    const before = this.lent;
    try {
      return work();
    } finally {
      this.lent = before;
    }
  }

  floats(length: number): Float32Array<ArrayBuffer> {
    return new Float32Array(this.take(length * 4), 0, length).fill(0);
  }

  shorts(length: number): Uint16Array<ArrayBuffer> {
    return new Uint16Array(this.take(length * 2), 0, length).fill(0);
  }

  bytes(length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.take(length), 0, length).fill(0);
  }

  copy(values: Float32Array): Float32Array<ArrayBuffer> {
    const copied = new Float32Array(this.take(values.length * 4), 0, values.length);
    copied.set(values);
    return copied;
  }

  private take(size: number): ArrayBuffer {
    const place = this.lent;
    this.lent += 1;
    const existing = this.buffers[place];
    if (existing && existing.byteLength >= size) return existing;
    const buffer = new ArrayBuffer(size);
    if (size <= MAX_CACHED) this.buffers[place] = buffer;
    return buffer;
  }
}

/** Everything called by `develop` takes its arrays from here. */
export const arena = new Arena();
