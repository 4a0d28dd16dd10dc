/** Number of changes to remember; a list that has missed more is rebuilt. */
const MAX_CHANGES = 1_000;

/** Which entities of a list changed last, and when. */
export class ChangeLog {
  /** Id → revision of its latest change, the latest at the end. */
  readonly #changes = new Map<string, number>();
  #forgottenUpTo = 0;

  add(id: string, revision: number): void {
    this.#changes.delete(id);
    this.#changes.set(id, revision);
    if (this.#changes.size <= MAX_CHANGES) return;
    for (const [oldest, at] of this.#changes) {
      this.#changes.delete(oldest);
      this.#forgottenUpTo = at;
      return;
    }
  }

  /** Ids that changed after a revision. */
  since(revision: number): string[] | 'forgotten' {
    if (revision < this.#forgottenUpTo) return 'forgotten';
    return [...this.#changes].filter(([, at]) => at > revision).map(([id]) => id);
  }
}
