/** Runs at most `size` tasks at a time, the others in the order they came. */
export class RenderQueue {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(size: number) {
    this.#free = size;
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resume) => this.#waiting.push(resume));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      // A freed slot goes straight to the next waiting task.
      if (next) next();
      else this.#free += 1;
    }
  }
}
