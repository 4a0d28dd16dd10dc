import { Outbound } from 'service-kit/outbound';
import type pg from 'pg';
import { notFound } from '#http/api-error';
import type { Environment } from '#model/entities';
import { ContentCache, type SpaceState } from './content-cache';
import { inTransaction } from 'service-kit/database-pool';
import { type ContentView, DelayedView } from './delayed-view';
import { copyEnvironment, eraseEnvironment } from './environment-copy';
import type { EnvironmentState } from './environment-state';
import { LockTable } from './lock';
import { readRows, readRowsOf } from './resource-rows';
import type { Taxonomy } from './taxonomy';
import { newUnitOfWork, type UnitOfWork, writeUnit } from './unit-of-work';

/** An unconfirmed commit: the database may have executed it or not. */
interface Doubt {
  space: string;
  environment: string;
  unit: UnitOfWork;
  position: number | undefined;
  /** Whether the unit creates or deletes the environment with all its contents. */
  isWholeEnvironment: boolean;
}

/**
 * The only writer to PostgreSQL, with an in-memory copy for reading. Readers see nothing before its
 * transaction has committed.
 */
export class ContentStore implements ContentView {
  readonly pool: pg.Pool;
  readonly #cache = new ContentCache();
  readonly #locks = new LockTable();
  readonly #unsettled = new Set<number>();
  readonly #doubts = new Set<Doubt>();
  readonly outbound: Outbound;
  /** What delivery and preview see: the store itself, or its content as it was some time ago. */
  readonly readers: ContentView;
  readonly #delayed: DelayedView | undefined;
  #settling: Promise<void> | undefined;
  onCallsQueued: () => void = () => {};
  onActionsScheduled: () => void = () => {};

  /**
   * @param outbound sends requests to addresses from editors
   * @param readDelayMs time after which delivery and preview see a write
   */
  constructor(pool: pg.Pool, outbound = new Outbound([]), readDelayMs = 0) {
    this.pool = pool;
    this.outbound = outbound;
    this.#delayed = readDelayMs > 0 ? new DelayedView(readDelayMs) : undefined;
    this.readers = this.#delayed ?? this;
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

  /** Reads the whole database; to be called once, before the first request. */
  async load(): Promise<void> {
    const rows = await readRows(this.pool);
    this.#cache.show(rows);
    this.#delayed?.load((cache) => cache.show(rows));
  }

  /** Shows a committed change to readers. */
  #apply(change: (cache: ContentCache) => void): void {
    change(this.#cache);
    this.#delayed?.apply(change);
  }

  stop(): void {
    this.#delayed?.stop();
  }

  /** Every publication up to this position is visible, so a sync token may include it. */
  get settledPosition(): number {
    const { lastPosition } = this.#cache;
    return this.#unsettled.size === 0 ? lastPosition : Math.min(...this.#unsettled) - 1;
  }

  /**
   * Runs `work` with an exclusive lock on `names` (on the whole environment if `names` is
   * 'everything'), commits the unit it returns, then shows it to readers. `work` must not wait for
   * the client, because others wait for the lock.
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

  /** Like `write`, for the organization's concepts, which belong to no space. */
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
    await this.#write(
      { space, environment, unit, position, isWholeEnvironment: false },
      async () => {},
    );
    this.#apply((cache) => cache.showUnit(space, environment, unit));
    if (unit.calls.length > 0) this.onCallsQueued();
  }

  /**
   * Writes a unit and `work`'s other changes; reads the affected rows again if the outcome is
   * unknown.
   */
  async #write<Result>(
    doubt: Doubt,
    work: (client: pg.PoolClient) => Promise<Result>,
  ): Promise<Result> {
    const { space, environment, unit } = doubt;
    try {
      return await inTransaction(this.pool, async (client) => {
        await writeUnit(client, space, environment, unit);
        return work(client);
      });
    } catch (error) {
      this.#doubts.add(doubt);
      await this.#settleDoubts().catch(() => {
        // The database is unreachable. The next write checks again before it relies on the cache.
      });
      throw error;
    }
  }

  /** Copies an environment with its versions and published states into a new one. */
  async cloneEnvironment({ space, id }: EnvironmentState, record: Environment): Promise<void> {
    const copy = { space, environment: record.id, position: undefined, isWholeEnvironment: true };
    const work = async () => {
      await this.#settleDoubts();
      const unit = newUnitOfWork();
      unit.puts.push({ record, from: null });
      const rows = await this.#write({ ...copy, unit }, async (client) => {
        await copyEnvironment(client, space, id, record.id);
        return readRows(client, copy);
      });
      this.#apply((cache) => {
        cache.put(space, record.id, record);
        cache.show(rows);
      });
    };
    await this.#locks.hold(`${space}/${id}`, true, () =>
      this.#locks.hold(`${space}/${record.id}`, true, work),
    );
  }

  async deleteEnvironment(space: string, { kind, id, version }: Environment): Promise<void> {
    await this.#locks.hold(`${space}/${id}`, true, async () => {
      await this.#settleDoubts();
      const unit = newUnitOfWork();
      unit.removals.push({ kind, id, from: version });
      const whole = { space, environment: id, position: undefined, isWholeEnvironment: true };
      await this.#write({ ...whole, unit }, (client) => eraseEnvironment(client, space, id));
      this.#apply((cache) => cache.drop(space, id, kind, id));
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
   * The next position in the order of publications, in microseconds. The clock makes it increase
   * across restarts, so that no earlier sync token is ahead of later publications.
   */
  #nextPosition(): number {
    const position = Math.max(this.#cache.lastPosition + 1, Date.now() * 1000);
    this.#cache.lastPosition = position;
    this.#unsettled.add(position);
    return position;
  }

  #settle(position: number | undefined): void {
    const isDoubtful = [...this.#doubts].some((doubt) => doubt.position === position);
    if (position === undefined || isDoubtful) return;
    this.#unsettled.delete(position);
    this.#delayed?.settle(this.settledPosition);
  }

  /**
   * Reads the rows of units whose outcome is unknown: after a connection broke during a commit, the
   * cache may be behind the database.
   */
  #settleDoubts(): Promise<void> {
    if (this.#doubts.size === 0) return Promise.resolve();
    // One read for all callers; otherwise the older rows of one could overwrite later ones.
    this.#settling ??= this.#readDoubtful().finally(() => (this.#settling = undefined));
    return this.#settling;
  }

  async #readDoubtful(): Promise<void> {
    for (const doubt of this.#doubts) {
      const { space, environment, unit, isWholeEnvironment } = doubt;
      const touched = [...unit.puts.map(({ record }) => record), ...unit.removals];
      const ids = touched.map(({ id }) => id);
      const rows = await readRowsOf(this.pool, space, [environment, ''], ids);
      const contents = isWholeEnvironment
        ? await readRows(this.pool, { space, environment })
        : null;
      const found = new Set(rows.resources.map(({ state }) => `${state.kind} ${state.id}`));
      this.#apply((cache) => {
        for (const { kind, id } of touched) {
          if (!found.has(`${kind} ${id}`)) cache.drop(space, environment, kind, id);
        }
        cache.show(rows);
        if (contents) cache.show(contents);
      });
      this.#doubts.delete(doubt);
      this.#settle(doubt.position);
    }
    this.onCallsQueued();
  }
}
