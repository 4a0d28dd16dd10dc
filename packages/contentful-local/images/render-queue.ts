/** Thrown at once for tasks beyond the queue's depth. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Runs at most `size` tasks at a time, the others in order; at most `depth` may wait. */
export class RenderQueue {
  readonly #depth: number;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(size: number, depth: number) {
    this.#free = size;
    this.#depth = depth;
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#depth) throw new QueueFull('too many images wait');
    else await new Promise<void>((resume) => this.#waiting.push(resume));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      // A freed slot goes directly to the next waiting task.
      if (next) next();
      else this.#free += 1;
    }
  }
}
