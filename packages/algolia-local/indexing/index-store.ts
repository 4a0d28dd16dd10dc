import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { InvalidQuery } from '#engine/invalid-query';
import { ApiError, tooManyTasks } from '#http/api-error';
import type { JsonObject } from '#http/json';
import { readDictionaries } from '#store/dictionary-rows';
import { type DocumentKind, equalBooks, readDocuments } from '#store/documents';
import { allIndices, type IndexRow, readIndex } from '#store/index-rows';
import { inTransaction } from 'service-kit/database-pool';
import { DelayedQueue } from 'service-kit/delayed-queue';
import { Turns } from '#store/turns';
import { Indexer, type RecordCommit } from './indexer';
import { ServedIndices } from './served-indices';
import { BUILD_HERE, buildSnapshot } from './snapshot';
import { Tasks } from './tasks';

interface Write<Committed, Result> {
  /** Waits for what the commit depends on, without holding a connection. */
  before?: () => Promise<void>;
  commit: (client: PoolClient) => Promise<Committed>;
  /** The tasks of a commit, each with the name of its index. */
  tasks: (committed: Committed) => readonly Pick<IndexRow, 'task' | 'name'>[];
  /** Makes searches show a commit, at once or later, in the order of the commits. */
  show: (committed: Committed) => void;
  result: (committed: Committed) => Result;
}

interface StoreOptions {
  latestTask: number;
  maxRecordBytes: number;
  /** Time after which searches show a commit. */
  taskDelayMs?: number | undefined;
  /** Number of tasks above which writes are rejected. */
  maxPendingTasks?: number;
}

/** A turn of all writes, which no index can be named after. */
const EVERY_INDEX = '*';

/** An index with its rules and synonyms as stored in the database. */
export interface Books {
  row: IndexRow;
  rules: readonly JsonObject[];
  synonyms: readonly JsonObject[];
}

export const readBooks = async (
  connection: Pick<Pool, 'query'>,
  row: IndexRow,
): Promise<Books> => ({
  row,
  rules: await readDocuments(connection, 'rule', row.name),
  synonyms: await readDocuments(connection, 'synonym', row.name),
});

const REREAD_AFTER_MS = 500;

const isRejection = (error: unknown) => error instanceof ApiError || error instanceof InvalidQuery;

/** A committed change of an index that is not a replica. */
interface ShownChange extends Partial<Omit<RecordCommit, 'task'>> {
  row: IndexRow;
  /** Replicas that changed too. */
  replicas?: readonly IndexRow[];
}

/** The database and its in-memory indices: writes are committed first, then shown. */
export class IndexStore {
  readonly pool: Pool;
  readonly served = new ServedIndices();
  readonly tasks: Tasks;
  readonly maxRecordBytes: number;
  readonly #turns = new Turns();
  readonly #shows: DelayedQueue;
  readonly #isDelayed: boolean;
  readonly #maxPendingTasks: number;
  readonly #indexers = new Map<string, Indexer>();
  #isStopped = false;

  constructor(pool: Pool, options: StoreOptions) {
    this.pool = pool;
    this.tasks = new Tasks(options.latestTask);
    this.maxRecordBytes = options.maxRecordBytes;
    this.#isDelayed = (options.taskDelayMs ?? 0) > 0;
    this.#shows = new DelayedQueue(options.taskDelayMs ?? 0);
    this.#maxPendingTasks = options.maxPendingTasks ?? Infinity;
  }

  /**
   * Builds every index from the database. Replicas come after the primary whose records they show.
   */
  async load(): Promise<void> {
    const rows = await allIndices(this.pool);
    this.served.replaceDictionaries(await readDictionaries(this.pool));
    for (const row of rows.filter(({ primary }) => primary === null)) {
      this.served.replaceRow(row);
      const replicas = rows.filter(({ primary }) => primary === row.name);
      for (const replica of replicas) this.served.replaceRow(replica);
      const snapshot = await buildSnapshot(this.pool, row.name, BUILD_HERE.atStart);
      if (snapshot) this.served.replaceRecords(row.name, snapshot.engine);
    }
    await this.#loadDocuments(rows);
  }

  /** Reads and compiles rules and synonyms once for all indices with the same, as replicas have. */
  async #loadDocuments(rows: readonly IndexRow[]): Promise<void> {
    for (const kind of ['rule', 'synonym'] as const) {
      for (const names of await equalBooks(this.pool, kind)) {
        const documents = await readDocuments(this.pool, kind, names[0] ?? '');
        const owners = rows.filter(({ name }) => names.includes(name));
        this.showDocumentsOf(kind, owners, documents);
      }
    }
  }

  /**
   * Runs a write while no other write uses these indices: `commit` in one transaction, then `show`.
   * If it throws, nothing has changed.
   */
  async write<Committed, Result>(
    names: readonly string[],
    { before, commit, tasks, show, result }: Write<Committed, Result>,
  ): Promise<Result> {
    if (this.tasks.count >= this.#maxPendingTasks) throw tooManyTasks();
    return this.#take(names, async () => {
      await before?.();
      const committed = await this.#commit(names, commit);
      for (const { task, name } of tasks(committed)) this.tasks.begin(task, name);
      this.#shows.run(() => show(committed));
      return result(committed);
    });
  }

  /** With a delay, `served` does not show yet which replicas an index has, so all writes wait. */
  #take<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> {
    return this.#turns.take(this.#isDelayed ? [...names, EVERY_INDEX] : names, work);
  }

  /** Resolves when everything committed for an index is visible. */
  async settled(name: string): Promise<void> {
    await this.#shows.settled();
    await this.built(name);
  }

  /** Resolves when everything of an index that was shown so far is visible. */
  async built(name: string): Promise<void> {
    await this.#indexers.get(name)?.settled();
  }

  /** If the connection broke during the commit, the rows decide whether it happened. */
  async #commit<Committed>(
    names: readonly string[],
    work: (client: PoolClient) => Promise<Committed>,
  ): Promise<Committed> {
    try {
      return await inTransaction(this.pool, work);
    } catch (error) {
      if (!isRejection(error)) void this.#reread(names);
      throw error;
    }
  }

  /** Waits for its turn, so that no later write is undone by rows read earlier. */
  async #reread(names: readonly string[]): Promise<void> {
    try {
      await this.#take(names, async () => {
        await this.#shows.settled();
        for (const name of names) await this.#rereadOne(name);
      });
    } catch {
      await pause(REREAD_AFTER_MS);
      if (!this.#isStopped) await this.#reread(names);
    }
  }

  async #rereadOne(name: string): Promise<void> {
    const row = await readIndex(this.pool, name);
    this.served.replaceDictionaries(await readDictionaries(this.pool));
    if (!row) return this.remove(name);
    const books = await readBooks(this.pool, row);
    if (row.primary === null) this.show({ row, needsBuild: true });
    this.showDocuments(books);
  }

  /** Shows a committed change: settings at once, records through {@link Indexer}. */
  show({ row, replicas = [], ...records }: ShownChange): void {
    const needsBuild = [row, ...replicas].map((changed) => this.served.replaceRow(changed));
    this.#indexerOf(row.name).accept({
      isCleared: false,
      changes: [],
      ...records,
      task: row.task,
      needsBuild: needsBuild.includes(true) || (records.needsBuild ?? false),
    });
  }

  showDocuments({ row, rules, synonyms }: Books): void {
    this.served.replaceRow(row);
    this.served.replaceRules([row.name], rules);
    this.served.replaceSynonyms([row.name], synonyms);
  }

  /** Shows committed documents of one kind, the same for all these indices. */
  showDocumentsOf(
    kind: DocumentKind,
    rows: readonly IndexRow[],
    documents: readonly JsonObject[],
  ): void {
    for (const row of rows) this.served.replaceRow(row);
    const names = rows.map(({ name }) => name);
    if (kind === 'rule') this.served.replaceRules(names, documents);
    else this.served.replaceSynonyms(names, documents);
  }

  remove(name: string): void {
    this.served.delete(name);
    this.#indexers.get(name)?.abandon();
    this.#indexers.delete(name);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#shows.stop();
    await Promise.all([...this.#indexers.values()].map((indexer) => indexer.stop()));
  }

  #indexerOf(name: string): Indexer {
    const known = this.#indexers.get(name);
    if (known) return known;
    const { pool, served, tasks } = this;
    const indexer = new Indexer(name, { pool, served, tasks });
    this.#indexers.set(name, indexer);
    return indexer;
  }
}
