interface Waiting {
  work: () => void;
  /** By `performance.now()`. */
  dueAt: number;
}

/** Runs work in the order of its arrival, each time after the same delay; at once without one. */
export class DelayedQueue {
  readonly #delayMs: number;
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(delayMs: number) {
    this.#delayMs = delayMs;
  }

  run(work: () => void): void {
    if (this.#delayMs === 0) return work();
    this.#waiting.push({ work, dueAt: performance.now() + this.#delayMs });
    this.#schedule();
  }

  /** Resolves when everything that has arrived so far has run. */
  settled(): Promise<void> {
    return this.#waiting.length === 0
      ? Promise.resolve()
      : new Promise((resolve) => this.run(resolve));
  }

  /** Drops what has not run. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #schedule(): void {
    const [next] = this.#waiting;
    if (!next || this.#timer) return;
    this.#timer = setTimeout(() => this.#runDue(), Math.max(0, next.dueAt - performance.now()));
  }

  #runDue(): void {
    this.#timer = undefined;
    const now = performance.now();
    while (this.#waiting[0] && this.#waiting[0].dueAt <= now) {
      const { work } = this.#waiting.shift() as Waiting; // The loop's condition has found it.
      try {
        work();
      } catch (error) {
        console.error('delayed work', error);
      }
    }
    this.#schedule();
  }
}
