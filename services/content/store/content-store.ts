import type pg from 'pg';
import type {
  Deletion,
  Environment,
  Resource,
  Space,
  WebhookDefinition,
} from '@/services/content/model/entities';
import { notFound } from '@/services/content/http/api-error';
import { inTransaction } from './database';
import { entityKey, EnvironmentState } from './environment-state';
import { LockTable } from './lock';
import { copyEnvironment, eraseEnvironment } from './environment-copy';
import { isSpaceLevel, newUnitOfWork, type UnitOfWork, writeUnit } from './unit-of-work';

interface Stored<State> {
  space: string;
  environment: string;
  state: State;
}

interface Rows {
  resources: Stored<Resource>[];
  deletions: Stored<Deletion>[];
}

/** Spaces come first and environments before what lies in them. */
async function readRows(
  database: pg.Pool | pg.PoolClient,
  where: string,
  values: string[],
): Promise<Rows> {
  const resources = await database.query<Stored<Resource>>(
    `select space, environment, state from content.resource ${where}
     order by case kind when 'Space' then 0 when 'Environment' then 1 else 2 end, kind, id`,
    values,
  );
  const deletions = await database.query<Stored<Deletion>>(
    `select space, environment, state from content.deletion ${where}`,
    values,
  );
  return { resources: resources.rows, deletions: deletions.rows };
}

/** One space: its environments' contents and what belongs to the space itself. */
export class SpaceState {
  readonly record: Space;
  readonly environments = new Map<string, Environment>();
  readonly webhooks = new Map<string, WebhookDefinition>();

  constructor(record: Space) {
    this.record = record;
  }
}

/**
 * PostgreSQL is the truth; this holds it in memory for reading, and is the only place that
 * writes. Nothing is visible to readers before its transaction has committed.
 */
export class ContentStore {
  readonly pool: pg.Pool;
  readonly spaces = new Map<string, SpaceState>();
  readonly #environments = new Map<string, EnvironmentState>();
  readonly #locks = new LockTable();
  readonly #unsettled = new Set<number>();
  #lastPosition = 0;
  /** Told after each commit that queued webhook calls. */
  onCallsQueued: () => void = () => {};

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  /** Reads everything the database holds; call once, before the first request. */
  async load(): Promise<void> {
    this.#show(await readRows(this.pool, '', []));
  }

  /** Puts rows into the caches without a pause, so that no reader meets half an environment. */
  #show({ resources, deletions }: Rows): void {
    for (const { space, environment, state } of resources) this.#apply(space, environment, state);
    for (const { space, environment, state } of deletions) {
      this.#applyDeletion(this.environment(space, environment), state);
    }
  }

  /** Copies all of an environment, with its versions and published states, into a new one. */
  async cloneEnvironment(source: EnvironmentState, record: Environment): Promise<void> {
    const { space } = source;
    await this.#locks.hold(`${space}/${source.id}`, true, async () => {
      const unit = newUnitOfWork();
      unit.puts.push({ record, from: null });
      const rows = await inTransaction(this.pool, async (client) => {
        await writeUnit(client, space, record.id, unit);
        await copyEnvironment(client, space, source.id, record.id);
        return readRows(client, 'where space = $1 and environment = $2', [space, record.id]);
      });
      this.#apply(space, record.id, record);
      this.#show(rows);
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
      this.#drop(space, undefined, kind, id);
    });
  }

  environment(space: string, id: string): EnvironmentState | undefined {
    return this.#environments.get(`${space}/${id}`);
  }

  /**
   * The next place in the order of publications, in microseconds: the clock keeps it growing
   * over restarts, so that no sync token handed out before one is ahead of what comes after.
   */
  #nextPosition(): number {
    this.#lastPosition = Math.max(this.#lastPosition + 1, Date.now() * 1000);
    this.#unsettled.add(this.#lastPosition);
    return this.#lastPosition;
  }

  /** Every publication up to here is visible, so a sync token may promise it. */
  get settledPosition(): number {
    return this.#unsettled.size === 0 ? this.#lastPosition : Math.min(...this.#unsettled) - 1;
  }

  /**
   * Runs `work` while nobody else writes what `names` name (all of the environment when
   * `names` is 'everything'), commits what it returns, then shows it to readers.
   */
  async write<Result>(
    environment: EnvironmentState,
    names: string[] | 'everything',
    work: (position: number) => Promise<{ unit: UnitOfWork; result: Result }>,
  ): Promise<Result> {
    const scope = `${environment.space}/${environment.id}`;
    return this.#locks.hold(scope, names === 'everything', () =>
      this.#holdAll(scope, names === 'everything' ? [] : [...names].sort(), async () => {
        if (this.environment(environment.space, environment.id) !== environment) {
          throw notFound({ type: 'Environment', id: environment.id });
        }
        const position = this.#nextPosition();
        try {
          const { unit, result } = await work(position);
          await this.commit(environment.space, environment.id, unit);
          return result;
        } finally {
          this.#unsettled.delete(position);
        }
      }),
    );
  }

  /** Writes a unit whose locks the caller holds, or that needs none. */
  async commit(space: string, environment: string, unit: UnitOfWork): Promise<void> {
    await inTransaction(this.pool, (client) => writeUnit(client, space, environment, unit));
    for (const { record } of unit.puts) this.#apply(space, environment, record);
    const state = this.environment(space, environment);
    for (const { kind, id } of unit.removals) this.#drop(space, state, kind, id);
    for (const { kind, id } of unit.revivals) state?.deletions.delete(entityKey(kind, id));
    for (const deletion of unit.deletions) this.#applyDeletion(state, deletion);
    if (unit.calls.length > 0) this.onCallsQueued();
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

  #apply(space: string, environment: string, record: Resource): void {
    if (record.kind === 'Space') {
      this.spaces.set(record.id, new SpaceState(record));
    } else if (record.kind === 'Environment') {
      this.spaces.get(space)?.environments.set(record.id, record);
      const key = `${space}/${record.id}`;
      if (!this.#environments.has(key)) {
        this.#environments.set(key, new EnvironmentState(space, record.id));
      }
    } else if (record.kind === 'WebhookDefinition') {
      this.spaces.get(space)?.webhooks.set(record.id, record);
    } else {
      this.environment(space, environment)?.put(record);
      if ('published' in record && record.published) this.#seen(record.published.position);
    }
  }

  #drop(
    space: string,
    state: EnvironmentState | undefined,
    kind: Resource['kind'],
    id: string,
  ): void {
    if (kind === 'Environment') {
      this.spaces.get(space)?.environments.delete(id);
      this.#environments.delete(`${space}/${id}`);
    } else if (kind === 'WebhookDefinition') {
      this.spaces.get(space)?.webhooks.delete(id);
    } else if (!isSpaceLevel(kind)) {
      state?.remove(kind, id);
    }
  }

  #applyDeletion(state: EnvironmentState | undefined, deletion: Deletion): void {
    state?.deletions.set(entityKey(deletion.kind, deletion.id), deletion);
    this.#seen(deletion.position);
  }

  #seen(position: number): void {
    this.#lastPosition = Math.max(this.#lastPosition, position);
  }
}
