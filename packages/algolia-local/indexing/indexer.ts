import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { applyChanges, type RecordChange } from '#engine/apply-changes';
import type { ServedIndices } from './served-indices';
import { buildSnapshot } from './snapshot';
import type { Tasks } from './tasks';

/** What a committed write changed of the records of one index. */
export interface RecordCommit {
  task: number;
  /** All earlier records went first. */
  isCleared: boolean;
  changes: readonly RecordChange[];
  /** Settings changed in a way that only a new build applies. */
  needsBuild: boolean;
}

interface Entry extends RecordCommit {
  isApplied: boolean;
}

/** More changes at once than this would hold up queries: a worker builds the index instead. */
const MAX_CHANGES_IN_PLACE = 200;
const RETRY_MS = 500;

/**
 * Loads the records of one index, and with it of its replicas, into memory. Few changes are made
 * in place. Many wait for a build from the database beside the event loop, and what is committed
 * meanwhile is made up for before the new index takes over.
 */
export class Indexer {
  readonly #name: string;
  readonly #pool: Pool;
  readonly #served: ServedIndices;
  readonly #tasks: Tasks;
  /** Since the running build began, in order. */
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

  /** The index is gone: nothing of it is shown any more, and its tasks are published. */
  abandon(): void {
    this.#isStopped = true;
    for (const { task } of this.#log) this.#tasks.publish(task);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#building;
  }

  /** @returns whether the index has become slow enough to be built again */
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
      // It is committed all the same: a build from the database applies it.
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
      // One core belongs to queries: a build that has to follow waits as long as the last one took.
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
    // What came after the snapshot, up to the first change that needs a build of its own.
    for (const entry of this.#log) entry.isApplied = false;
    while (this.#log[0]) {
      this.#applyIfSmall(this.#log[0]);
      if (!this.#log[0].isApplied) return;
      this.#log.shift();
    }
  }
}
