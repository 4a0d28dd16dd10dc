import { Outside } from '@/services/content/http/outside';
import type pg from 'pg';
import { notFound } from '@/services/content/http/api-error';
import type { Environment } from '@/services/content/model/entities';
import { ContentCache, type SpaceState } from './content-cache';
import { inTransaction } from '@/services/database-pool';
import { copyEnvironment, eraseEnvironment } from './environment-copy';
import type { EnvironmentState } from './environment-state';
import { LockTable } from './lock';
import { readRows, readRowsOf } from './resource-rows';
import type { Taxonomy } from './taxonomy';
import { newUnitOfWork, type UnitOfWork, writeUnit } from './unit-of-work';

/** A unit whose commit was not confirmed: the database may have it or not. */
interface Doubt {
  space: string;
  environment: string;
  unit: UnitOfWork;
  position: number | undefined;
}

/**
 * PostgreSQL is the truth; this holds it in memory for reading, and is the only place that
 * writes. Nothing is visible to readers before its transaction has committed.
 */
export class ContentStore {
  readonly pool: pg.Pool;
  readonly #cache = new ContentCache();
  readonly #locks = new LockTable();
  readonly #unsettled = new Set<number>();
  readonly #doubts = new Set<Doubt>();
  readonly outside: Outside;
  #settling: Promise<void> | undefined;
  /** Notified after each commit that queued webhook requests. */
  onCallsQueued: () => void = () => {};
  /** Notified when an action was scheduled or moved. */
  onActionsScheduled: () => void = () => {};

  /** @param outside how addresses that editors name are asked */
  constructor(pool: pg.Pool, outside = new Outside([])) {
    this.pool = pool;
    this.outside = outside;
  }

  get spaces(): ReadonlyMap<string, SpaceState> {
    return this.#cache.spaces;
  }

  get taxonomy(): Taxonomy {
    return this.#cache.taxonomy;
  }

  environment(space: string, id: string): EnvironmentState | undefined {
    return this.#cache.environment(space, id);
  }

  /** Reads everything the database holds; call once, before the first request. */
  async load(): Promise<void> {
    this.#cache.show(await readRows(this.pool));
  }

  /** Every publication up to here is visible, so a sync token may promise it. */
  get settledPosition(): number {
    const { lastPosition } = this.#cache;
    return this.#unsettled.size === 0 ? lastPosition : Math.min(...this.#unsettled) - 1;
  }

  /**
   * Runs `work` while no other caller writes what `names` name (all of the environment when
   * `names` is 'everything'), commits what it returns, then shows it to readers.
   * `work` must not wait for the caller of the request: others wait for it.
   */
  async write<Result>(
    environment: EnvironmentState,
    names: string[] | 'everything',
    work: (position: number) => Promise<{ unit: UnitOfWork; result: Result }>,
  ): Promise<Result> {
    const { space, id } = environment;
    const isAll = names === 'everything';
    return this.#locks.hold(`${space}/${id}`, isAll, () =>
      this.#holdAll(`${space}/${id}`, isAll ? [] : [...names].sort(), async () => {
        await this.#settleDoubts();
        if (this.environment(space, id) !== environment) {
          throw notFound({ type: 'Environment', id, space });
        }
        const position = this.#nextPosition();
        try {
          const { unit, result } = await work(position);
          await this.commit(space, id, unit, position);
          return result;
        } finally {
          this.#settle(position);
        }
      }),
    );
  }

  /** As `write`, for the concepts of the organization, which are no space's own. */
  async writeTaxonomy<Result>(
    work: () => Promise<{ unit: UnitOfWork; result: Result }>,
  ): Promise<Result> {
    return this.#locks.hold('taxonomy', true, async () => {
      await this.#settleDoubts();
      const { unit, result } = await work();
      await this.commit('', '', unit);
      return result;
    });
  }

  /** Writes a unit whose locks the caller holds, or that needs none. */
  async commit(
    space: string,
    environment: string,
    unit: UnitOfWork,
    position?: number,
  ): Promise<void> {
    const doubt: Doubt = { space, environment, unit, position };
    try {
      await inTransaction(this.pool, (client) => writeUnit(client, space, environment, unit));
    } catch (error) {
      this.#doubts.add(doubt);
      await this.#settleDoubts().catch(() => {
        // The database is unreachable. The next write checks again before it trusts the cache.
      });
      throw error;
    }
    this.#cache.showUnit(space, environment, unit);
    if (unit.calls.length > 0) this.onCallsQueued();
  }

  /** Copies all of an environment, with its versions and published states, into a new one. */
  async cloneEnvironment({ space, id }: EnvironmentState, record: Environment): Promise<void> {
    await this.#locks.hold(`${space}/${id}`, true, async () => {
      const unit = newUnitOfWork();
      unit.puts.push({ record, from: null });
      const rows = await inTransaction(this.pool, async (client) => {
        await writeUnit(client, space, record.id, unit);
        await copyEnvironment(client, space, id, record.id);
        return readRows(client, { space, environment: record.id });
      });
      this.#cache.put(space, record.id, record);
      this.#cache.show(rows);
    });
  }

  async deleteEnvironment(space: string, { kind, id, version }: Environment): Promise<void> {
    await this.#locks.hold(`${space}/${id}`, true, async () => {
      const unit = newUnitOfWork();
      unit.removals.push({ kind, id, from: version });
      await inTransaction(this.pool, async (client) => {
        await writeUnit(client, space, id, unit);
        await eraseEnvironment(client, space, id);
      });
      this.#cache.drop(space, id, kind, id);
    });
  }

  async #holdAll<Result>(
    scope: string,
    names: string[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const [name, ...rest] = names;
    if (name === undefined) return work();
    return this.#locks.hold(`${scope}/${name}`, true, () => this.#holdAll(scope, rest, work));
  }

  /**
   * The next position in the order of publications, in microseconds: the clock keeps it growing
   * over restarts, so that no sync token issued before one is ahead of what comes after.
   */
  #nextPosition(): number {
    const position = Math.max(this.#cache.lastPosition + 1, Date.now() * 1000);
    this.#cache.lastPosition = position;
    this.#unsettled.add(position);
    return position;
  }

  #settle(position: number | undefined): void {
    const isDoubtful = [...this.#doubts].some((doubt) => doubt.position === position);
    if (position !== undefined && !isDoubtful) this.#unsettled.delete(position);
  }

  /**
   * Reads anew what units of unknown outcome would have changed: a connection that broke
   * during its commit leaves the cache behind the database, or in step with it.
   */
  #settleDoubts(): Promise<void> {
    if (this.#doubts.size === 0) return Promise.resolve();
    // Together, or one reader's older rows could cover what another has written since.
    this.#settling ??= this.#readDoubtful().finally(() => (this.#settling = undefined));
    return this.#settling;
  }

  async #readDoubtful(): Promise<void> {
    for (const doubt of this.#doubts) {
      const { space, environment, unit, position } = doubt;
      const touched = [...unit.puts.map(({ record }) => record), ...unit.removals];
      const ids = touched.map(({ id }) => id);
      const rows = await readRowsOf(this.pool, space, [environment, ''], ids);
      const found = new Set(rows.resources.map(({ state }) => `${state.kind} ${state.id}`));
      for (const { kind, id } of touched) {
        if (!found.has(`${kind} ${id}`)) this.#cache.drop(space, environment, kind, id);
      }
      this.#cache.show(rows);
      this.#doubts.delete(doubt);
      this.#settle(position);
    }
    this.onCallsQueued();
  }
}
