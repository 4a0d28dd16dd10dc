/** Tracks acknowledged changes that are not visible to searches yet. */
export class Tasks {
  readonly #pending = new Map<number, string>();
  #latest: number;

  /** @param latest number of the last task before this start */
  constructor(latest: number) {
    this.#latest = latest;
  }

  begin(task: number, index: string): void {
    this.#latest = Math.max(this.#latest, task);
    this.#pending.set(task, index);
  }

  publish(task: number): void {
    this.#pending.delete(task);
  }

  isKnown(task: number): boolean {
    return task > 0 && task <= this.#latest;
  }

  isPublished(task: number): boolean {
    return !this.#pending.has(task);
  }

  get count(): number {
    return this.#pending.size;
  }

  countOf(index: string): number {
    return [...this.#pending.values()].filter((name) => name === index).length;
  }
}
