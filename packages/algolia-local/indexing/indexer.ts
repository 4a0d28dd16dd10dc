import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { applyChanges, type RecordChange } from '#engine/apply-changes';
import type { ServedIndices } from './served-indices';
import { buildSnapshot } from './snapshot';
import type { Tasks } from './tasks';

/** Changes of one index's records by a committed write. */
export interface RecordCommit {
  task: number;
  /** Whether all earlier records were deleted first. */
  isCleared: boolean;
  changes: readonly RecordChange[];
  /** Whether settings changed in a way that requires a build. */
  needsBuild: boolean;
}

interface Entry extends RecordCommit {
  isApplied: boolean;
}

/** More changes at once would delay queries, so a worker builds the index instead. */
const MAX_CHANGES_IN_PLACE = 200;
const RETRY_MS = 500;

/**
 * Loads the records of an index and its replicas into memory. Few changes are applied in place.
 * Many wait for a build from the database outside the event loop, and changes committed meanwhile
 * are applied before the new index replaces the old one.
 */
export class Indexer {
  readonly #name: string;
  readonly #pool: Pool;
  readonly #served: ServedIndices;
  readonly #tasks: Tasks;
  /** Changes since the current build began, in order. */
  #log: Entry[] = [];
  #building: Promise<void> | undefined;
  #isStopped = false;

  constructor(name: string, deps: { pool: Pool; served: ServedIndices; tasks: Tasks }) {
    this.#name = name;
    this.#pool = deps.pool;
    this.#served = deps.served;
    this.#tasks = deps.tasks;
  }

  accept(commit: RecordCommit): void {
    this.#tasks.begin(commit.task, this.#name);
    const entry = { ...commit, isApplied: false };
    const isInOrder = this.#log.every(({ isApplied }) => isApplied);
    const isWorthRebuilding = isInOrder && this.#applyIfSmall(entry);
    if (this.#building) this.#log.push(entry);
    else if (!entry.isApplied || isWorthRebuilding) {
      if (!entry.isApplied) this.#log.push(entry);
      this.#startBuild();
    }
  }

  /** Resolves when everything accepted so far is visible. */
  async settled(): Promise<void> {
    while (this.#building && this.#log.some(({ isApplied }) => !isApplied)) await this.#building;
  }

  /** Stops showing a deleted index and publishes its pending tasks. */
  abandon(): void {
    this.#isStopped = true;
    for (const { task } of this.#log) this.#tasks.publish(task);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#building;
  }

  /** @returns whether the index has become slow enough to be rebuilt */
  #applyIfSmall(entry: Entry): boolean {
    if (entry.needsBuild || entry.changes.length > MAX_CHANGES_IN_PLACE) return false;
    try {
      if (entry.isCleared) this.#served.clearRecords(this.#name);
      const index = this.#served.get(this.#name);
      const report = index && applyChanges(index.engine, entry.changes);
      entry.isApplied = true;
      this.#tasks.publish(entry.task);
      return report?.isWorthRebuilding ?? false;
    } catch (error) {
      // It is committed in any case, so a build from the database applies it.
      console.error(`changing index ${this.#name}`, error);
      return false;
    }
  }

  #startBuild(): void {
    this.#building = this.#buildUntilDone().finally(() => {
      this.#building = undefined;
    });
  }

  async #buildUntilDone(): Promise<void> {
    do {
      const started = performance.now();
      try {
        await this.#buildOnce();
      } catch (error) {
        if (this.#isStopped) return;
        console.error(`building index ${this.#name}`, error);
        await pause(RETRY_MS);
      }
      // Leaves one core to queries: the next build waits as long as the last one took.
      if (this.#log.length > 0) await pause(Math.min(performance.now() - started, RETRY_MS));
    } while (this.#log.length > 0 && !this.#isStopped);
  }

  async #buildOnce(): Promise<void> {
    const snapshot = await buildSnapshot(this.#pool, this.#name);
    const isContained = ({ task }: Entry) => snapshot === null || task <= snapshot.task;
    for (const entry of this.#log.filter(isContained)) this.#tasks.publish(entry.task);
    this.#log = this.#log.filter((entry) => !isContained(entry));
    if (!snapshot || this.#isStopped) return;
    this.#served.replaceRecords(this.#name, snapshot.engine);
    // Changes after the snapshot, up to the first one that needs a build of its own.
    for (const entry of this.#log) entry.isApplied = false;
    while (this.#log[0]) {
      this.#applyIfSmall(this.#log[0]);
      if (!this.#log[0].isApplied) return;
      this.#log.shift();
    }
  }
}
