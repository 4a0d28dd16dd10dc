/** Thrown if the queue is full; the caller should retry later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

type Priority = 'requested' | 'spare';

interface Waiting {
  readonly start: () => void;
}

/**
 * Runs at most `parallel` tasks at once and lets at most `depth` requested ones wait. Spare tasks
 * run only while no requested one waits or runs.
 */
export class RenderQueue {
  private running = 0;
  private readonly requested: Waiting[] = [];
  private readonly spare: Waiting[] = [];
  private readonly parallel: number;
  private readonly depth: number;

  constructor(limits: { parallel: number; depth: number }) {
    this.parallel = limits.parallel;
    this.depth = limits.depth;
  }

  /** @throws QueueFullError if `depth` others are waiting and the task is not spare */
  run<Result>(task: () => Promise<Result>, priority: Priority): Promise<Result> {
    if (priority === 'requested' && this.requested.length >= this.depth) {
      return Promise.reject(new QueueFullError('too many pictures are waiting'));
    }
    return new Promise<Result>((resolve, reject) => {
      const start = () => {
        this.running += 1;
        task()
          .then(resolve, reject)
          .finally(() => {
            this.running -= 1;
            this.advance();
          });
      };
      this[priority].push({ start });
      this.advance();
    });
  }

  private advance(): void {
    while (this.running < this.parallel) {
      const next = this.requested.shift() ?? (this.running === 0 ? this.spare.shift() : undefined);
      if (!next) return;
      next.start();
    }
  }
}
