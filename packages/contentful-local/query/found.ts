import type { Entity } from '#model/entities';

/** The ordered result of a query: entities, or rows of a list of which only a page is read. */
export class Found {
  readonly #entities: readonly Entity[];
  readonly #rows: Uint32Array | undefined;

  /** @param rows the matching rows of `entities`; all if omitted */
  constructor(entities: readonly Entity[], rows?: Uint32Array) {
    this.#entities = entities;
    this.#rows = rows;
  }

  get length(): number {
    return (this.#rows ?? this.#entities).length;
  }

  slice(begin: number, end: number): Entity[] {
    if (!this.#rows) return this.#entities.slice(begin, end);
    return Array.from(this.#rows.subarray(begin, end), (row) => this.#entities[row]).filter(
      (entity) => entity !== undefined,
    );
  }

  /** -1 if it was not found. */
  indexOf(id: string): number {
    const isIt = (entity: Entity | undefined) => entity?.id === id;
    if (!this.#rows) return this.#entities.findIndex(isIt);
    return this.#rows.findIndex((row) => isIt(this.#entities[row]));
  }
}
