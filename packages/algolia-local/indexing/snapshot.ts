import type { Pool, PoolClient } from 'pg';
import { inTransaction } from 'service-kit/database-pool';
import { buildInWorker } from '#engine/build-in-worker';
import { IndexBuilder } from '#engine/index-builder';
import { openIndex, type SearchIndex } from '#engine/search-index';
import type { IndexSettings } from '#engine/types';
import { engineSettings, sortAttributes } from '#settings/index-settings';
import { readDictionaries } from '#store/dictionary-rows';
import { hasAtMost, readIndex, readReplicas, recordBatches } from '#store/index-rows';

/** A consistent state of an index in the database. */
export interface Snapshot {
  engine: SearchIndex;
  /** The last task it contains. */
  task: number;
}

/** Maximum number of records to build in this thread: a worker takes half a second to start. */
export const BUILD_HERE = {
  /** Searches wait meanwhile. */
  whileServing: 200,
  /** No queries are served yet, and the start waits for all indices. */
  atStart: 5_000,
} as const;

/**
 * Builds an index from the database, as one consistent snapshot. With more than `maxHere` records,
 * queries and writes continue meanwhile.
 * @returns `null` if the index no longer exists
 */
export async function buildSnapshot(
  pool: Pool,
  name: string,
  maxHere: number = BUILD_HERE.whileServing,
): Promise<Snapshot | null> {
  return inTransaction(pool, (client) => readSnapshot(client, name, maxHere), {
    isSnapshot: true,
  });
}

async function readSnapshot(
  client: PoolClient,
  name: string,
  maxHere: number,
): Promise<Snapshot | null> {
  const row = await readIndex(client, name);
  if (!row) return null;
  const replicas = await readReplicas(client, name);
  const { compiled } = await readDictionaries(client);
  const settings = { ...engineSettings(row.settings, false), ...compiled };
  const sorts = replicas.map((replica) => engineSettings(replica.settings, replica.isVirtual));
  const batches = recordBatches(client, row.place);
  const isSmall = await hasAtMost(client, row.place, maxHere);
  const build = isSmall ? buildHere : buildInWorker;
  return { engine: await build(batches, settings, sorts.flatMap(sortAttributes)), task: row.task };
}

async function buildHere(
  batches: AsyncIterable<string>,
  settings: IndexSettings,
  sorts: readonly string[],
): Promise<SearchIndex> {
  const builder = new IndexBuilder(settings, sorts);
  for await (const batch of batches) builder.addBatch(Buffer.from(batch));
  return openIndex(builder.build());
}
