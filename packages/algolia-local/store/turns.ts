/** Queues work per name; work on different names runs in parallel. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Waits for all names at once, so that no caller holds one while waiting for another. */
  async take<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> {
    const before = names.map((name) => this.#last.get(name));
    const turn = Promise.allSettled(before).then(work);
    const isOver = turn.catch(() => {});
    for (const name of names) this.#last.set(name, isOver);
    try {
      return await turn;
    } finally {
      for (const name of names) if (this.#last.get(name) === isOver) this.#last.delete(name);
    }
  }
}
