import type { PoolClient } from 'pg';
import type { IndexStore } from '#indexing/index-store';
import { readDictionaries } from '#store/dictionary-rows';
import { allIndices, type IndexRow, nextTask, saveIndex } from '#store/index-rows';

/** The task of a write that affects every index. */
export interface AppTask {
  taskID: number;
  updatedAt: Date;
}

/**
 * Changes dictionaries. Every index uses them once the task is published; indices that contain
 * compounds are rebuilt.
 */
export async function changeDictionaries(
  store: IndexStore,
  change: (client: PoolClient) => Promise<void>,
): Promise<AppTask> {
  const names = store.served.list().map(({ row }) => row.name);
  return store.write([...names, DICTIONARIES_TURN], {
    commit: async (client) => {
      await change(client);
      const rows = await allIndices(client);
      const saved = new Map<string, IndexRow>();
      // A new number each, so that a build that started earlier does not count as including this
      // change.
      for (const row of rows) {
        if (row.primary === null && names.includes(row.name)) {
          saved.set(row.name, await saveIndex(client, row));
        }
      }
      return { saved, book: await readDictionaries(client), taskID: await nextTask(client) };
    },
    tasks: ({ taskID }) => [{ task: taskID, name: DICTIONARIES_TURN }],
    show: ({ saved, book, taskID }) => {
      store.served.replaceDictionaries(book);
      const primaries = store.served.list().filter(({ row }) => row.primary === null);
      for (const { row } of primaries) {
        const replicas = store.served.replicasOf(row.name).map((replica) => replica.row);
        store.show({ row: saved.get(row.name) ?? row, replicas });
      }
      void Promise.all(primaries.map(({ row }) => store.built(row.name))).finally(() =>
        store.tasks.publish(taskID),
      );
    },
    result: ({ taskID }) => ({ taskID, updatedAt: new Date() }),
  });
}

/** Not a possible name of an index. */
const DICTIONARIES_TURN = '';
