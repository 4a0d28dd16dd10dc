import type { PoolClient } from 'pg';
import type { RecordChange } from '#engine/apply-changes';
import { badRequest } from '#http/api-error';
import type { IndexStore } from '#indexing/index-store';
import type { ServedIndex } from '#indexing/served-indices';
import { ensureIndex, type IndexRow, saveIndex } from '#store/index-rows';
import { type ChangedRecords, RecordChanges, type RecordOperation } from '#store/record-changes';
import { checkedIndexName } from './index-name';

export interface IndexOperations {
  index: string;
  operations: readonly RecordOperation[];
}

interface WrittenIndex {
  row: IndexRow;
  objectIDs: string[];
  changes: RecordChanges;
}

export interface WriteResult {
  task: number;
  updatedAt: Date;
  objectIDs: string[];
}

/**
 * Changes records of one or more indices, all or none.
 * @returns results in the order of `writes`
 * @throws ApiError 400 or 413; then nothing has changed
 */
export async function changeRecords(
  store: IndexStore,
  writes: readonly IndexOperations[],
): Promise<WriteResult[]> {
  const names = writes.map(({ index }) => checkedIndexName(index));
  return store.write(names, {
    commit: async (client) => {
      const written: WrittenIndex[] = [];
      for (const write of writes) written.push(await writeIndex(client, store, write));
      return written;
    },
    tasks: (written) => written.map(({ row }) => row),
    show: (written) => written.forEach((one) => shown(store, one)),
    result: (written) => written.map(resultOf),
  });
}

const resultOf = ({ row, objectIDs }: WrittenIndex): WriteResult => ({
  task: row.task,
  updatedAt: row.updatedAt,
  objectIDs,
});

function shown(store: IndexStore, { row, changes }: WrittenIndex): void {
  store.show({
    row,
    isCleared: changes.isCleared,
    changes: engineChanges(changes.changed),
  });
}

const engineChanges = (changed: ChangedRecords): RecordChange[] =>
  [...changed].map(([objectID, record]) =>
    record ? { put: { ...record, objectID } } : { delete: objectID },
  );

async function writeIndex(
  client: PoolClient,
  store: IndexStore,
  { index, operations }: IndexOperations,
): Promise<WrittenIndex> {
  const before = await ensureIndex(client, index);
  if (before.primary !== null) {
    throw badRequest(
      `Cannot write to index ${index}: it is a replica of ${before.primary}, write to that one`,
    );
  }
  const changes = new RecordChanges(client, before.place, store.maxRecordBytes);
  const objectIDs = await changes.apply(operations);
  await changes.write();
  return { row: await saveIndex(client, before), objectIDs, changes };
}

/**
 * Deletes the records selected by `match`, once everything written before is visible to it.
 * @throws ApiError 404 if there is no such index
 */
export async function deleteMatching(
  store: IndexStore,
  name: string,
  match: (index: ServedIndex) => readonly string[],
): Promise<WriteResult> {
  return store.write([name], {
    before: () => store.settled(name),
    commit: async (client) => {
      const ids = match(store.served.require(name));
      const operations = ids.map((objectID): RecordOperation => ({
        action: 'deleteObject',
        body: { objectID },
      }));
      return writeIndex(client, store, { index: name, operations });
    },
    tasks: ({ row }) => [row],
    show: (written) => shown(store, written),
    result: resultOf,
  });
}
