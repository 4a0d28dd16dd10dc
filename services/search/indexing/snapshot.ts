import type { Pool, PoolClient } from 'pg';
import { buildInWorker } from '@/services/search/engine/build-in-worker';
import { buildIndex } from '@/services/search/engine/build-index';
import type { SearchIndex } from '@/services/search/engine/search-index';
import type { IndexSettings, SearchRecord } from '@/services/search/engine/types';
import { engineSettings, sortAttributes } from '@/services/search/settings/index-settings';
import { readIndex, readReplicas, recordBatches } from '@/services/search/store/index-rows';

/** An index as the database had it at one moment. */
export interface Snapshot {
  engine: SearchIndex;
  /** The last task it contains. */
  task: number;
}

/** So few records are built faster here than they are sent to a worker. */
const BUILD_HERE = 200;

/**
 * Builds an index from the database, all of it from one moment, while queries and writes go on.
 * @returns `null` when there is no such index any more
 */
export async function buildSnapshot(pool: Pool, name: string): Promise<Snapshot | null> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    const snapshot = await readSnapshot(client, name);
    await client.query('commit');
    return snapshot;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function readSnapshot(client: PoolClient, name: string): Promise<Snapshot | null> {
  const row = await readIndex(client, name);
  if (!row) return null;
  const replicas = await readReplicas(client, name);
  const settings = engineSettings(row.settings, false);
  const sorts = replicas.map((replica) => engineSettings(replica.settings, replica.isVirtual));
  const batches = recordBatches(client, row.place);
  return { engine: await build(batches, settings, sorts.flatMap(sortAttributes)), task: row.task };
}

async function build(
  batches: AsyncGenerator<string>,
  settings: IndexSettings,
  sorts: readonly string[],
): Promise<SearchIndex> {
  const first = await batches.next();
  const second = first.done ? first : await batches.next();
  if (second.done) {
    // Written by this service, from records it has checked.
    const records = (first.done ? [] : JSON.parse(first.value)) as SearchRecord[];
    if (records.length <= BUILD_HERE) return buildIndex(records, settings, sorts);
  }
  const head = [first, second].flatMap((page) => (page.done ? [] : [page.value]));
  return buildInWorker(resumed(head, batches), settings, sorts);
}

async function* resumed(head: string[], rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* head;
  yield* rest;
}
