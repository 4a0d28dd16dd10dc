import type { JsonObject } from '#model/entities';
import { EntityBatch } from '#management/entity-batch';
import type { FileUrl } from '#query/reading';
import {
  dueActions,
  dueEnvironments,
  type DueEnvironment,
  msToNextAction,
} from '#store/action-rows';
import type { ContentStore } from '#store/content-store';
import { callsFor } from '#webhooks/topics';
import { type Run, runOf, sysOf } from './run';

/** Timers cannot wait for months and clocks are adjusted, so it checks regularly. */
const LONGEST_SLEEP_MS = 60_000;
const RETRY_MS = 1000;

/**
 * Runs scheduled actions when they are due. All actions of an environment that are due at one time
 * are executed in one transaction together with their own state: readers see them at once, and a
 * service killed at any moment has run each action once or runs it after its next start.
 */
export class Scheduler {
  readonly #store: ContentStore;
  readonly #fileUrl: FileUrl;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isPending = false;
  #isStopped = false;

  constructor(store: ContentStore, fileUrl: FileUrl) {
    this.#store = store;
    this.#fileUrl = fileUrl;
    store.onActionsScheduled = () => this.wake();
  }

  /** Runs due actions now; safe to call at any time. */
  wake(): void {
    this.#isPending = true;
    if (this.#running || this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#running = this.#runDue().finally(() => {
      this.#running = undefined;
      if (this.#isPending && !this.#isStopped) this.wake();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #runDue(): Promise<void> {
    this.#isPending = false;
    const { pool } = this.#store;
    try {
      for (const environment of await dueEnvironments(pool)) await this.#run(environment);
      this.#sleep(await msToNextAction(pool));
    } catch (error) {
      // The database is unreachable or a write is in doubt; the actions will still be due later.
      console.error('scheduled actions', error);
      this.#sleep(RETRY_MS);
    }
  }

  async #run(due: DueEnvironment): Promise<void> {
    const environment = this.#store.environment(due.space, due.environment);
    const space = this.#store.spaces.get(due.space);
    if (!environment || !space) return;
    await this.#store.write(environment, 'everything', async (position) => {
      const batch = new EntityBatch({ space, environment, fileUrl: this.#fileUrl }, position);
      for (const action of await dueActions(this.#store.pool, due)) {
        const run = runOf(action, environment);
        // A second change of one entity waits for the next round, which follows at once.
        if (run.steps.some((step) => batch.hasChanged(step))) continue;
        const state = outcome(batch, run, action);
        const id = String(sysOf(action).id);
        batch.unit.actions.push({ kind: 'ScheduledAction', id, dueAt: null, state });
        batch.unit.calls.push(...callsFor(space, 'ScheduledAction.execute', state));
      }
      return { unit: batch.unit, result: undefined };
    });
  }

  #sleep(ms: number | undefined): void {
    if (ms === undefined || this.#isStopped) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.ceil(ms), LONGEST_SLEEP_MS));
  }
}

/** The action after its run; one that cannot run fails alone and stores its error. */
function outcome(batch: EntityBatch, { steps, error }: Run, action: JsonObject): JsonObject {
  const sys = { ...sysOf(action), updatedAt: new Date().toISOString() };
  const errors = error ? [{ error }] : batch.addAll(steps);
  if (errors.length === 0) return { ...action, sys: { ...sys, status: 'succeeded' } };
  const failure = { sys: { type: 'Error', id: 'ScheduledActionFailed' }, details: { errors } };
  return { ...action, sys: { ...sys, status: 'failed' }, error: failure };
}
