import type { PoolClient } from 'pg';
import { badRequest, indexMissing } from '#http/api-error';
import type { JsonObject } from '#http/json';
import { type Books, type IndexStore, readBooks } from '#indexing/index-store';
import { copyDocuments } from '#store/documents';
import {
  copyRecords,
  deleteIndexRow,
  deleteRecords,
  ensureIndex,
  type IndexRow,
  newPlace,
  nextTask,
  readIndex,
  readReplicas,
  saveIndex,
} from '#store/index-rows';
import { checkedIndexName } from './index-name';

export const SCOPES = ['settings', 'synonyms', 'rules'] as const;
export type Scope = (typeof SCOPES)[number];

interface Transfer {
  from: string;
  to: string;
}

interface Transferred {
  books: Books;
  replicas: IndexRow[];
  freedPlace: string | null;
}

/** Settings of one index with the replicas of another, which stay where they are. */
function settingsInto(target: JsonObject, source: JsonObject): JsonObject {
  const { replicas: _, ...settings } = source;
  const { replicas } = target;
  return replicas === undefined ? settings : { ...settings, replicas };
}

/** @throws ApiError 400 if an index is copied or moved onto itself or onto a replica */
async function targetOf(client: PoolClient, { from, to }: Transfer): Promise<IndexRow> {
  if (from === to) throw badRequest('Source and destination are the same index');
  const target = await ensureIndex(client, to);
  if (target.primary === null) return target;
  throw badRequest(`Cannot write to index ${to}: it is a replica of ${target.primary}`);
}

/** Assigns the records of a place to an index and its replicas. */
async function moveTo(client: PoolClient, row: IndexRow, place: string): Promise<IndexRow[]> {
  const replicas = await readReplicas(client, row.name);
  const moved: IndexRow[] = [];
  for (const replica of replicas) moved.push(await saveIndex(client, { ...replica, place }));
  return moved;
}

/**
 * Copies an index, or only the named parts of it. A missing source makes an empty target.
 * @returns the number and time of the change
 */
export async function copyIndex(
  store: IndexStore,
  transfer: Transfer,
  scopes: readonly Scope[] = [],
): Promise<IndexRow> {
  const { from, to } = { from: transfer.from, to: checkedIndexName(transfer.to) };
  const copied = (scope: Scope) => scopes.length === 0 || scopes.includes(scope);
  return store.write(namesOf(store, [from, to]), {
    commit: async (client) => {
      const target = await targetOf(client, { from, to });
      const source = await readIndex(client, from);
      if (copied('rules')) await copyDocuments(client, 'rule', from, to);
      if (copied('synonyms')) await copyDocuments(client, 'synonym', from, to);
      const settings = copied('settings')
        ? settingsInto(target.settings, source?.settings ?? {})
        : target.settings;
      if (scopes.length > 0) {
        const row = await saveIndex(client, { ...target, settings });
        return { books: await readBooks(client, row), replicas: [], freedPlace: null };
      }
      const place = await newPlace(client);
      if (source) await copyRecords(client, source.place, place);
      const replicas = await moveTo(client, target, place);
      const row = await saveIndex(client, { ...target, settings, place });
      return { books: await readBooks(client, row), replicas, freedPlace: target.place };
    },
    tasks: ({ books }) => [books.row],
    show: (transferred) => shown(store, transferred),
    result: ({ books }) => books.row,
  });
}

/** Renames an index. An index that already has the name is deleted, except for its replicas. */
export async function moveIndex(store: IndexStore, transfer: Transfer): Promise<IndexRow> {
  const { from, to } = { from: transfer.from, to: checkedIndexName(transfer.to) };
  return store.write(namesOf(store, [from, to]), {
    commit: async (client) => {
      const source = await readIndex(client, from);
      if (!source) throw indexMissing(from);
      if (source.primary !== null || (await readReplicas(client, from)).length > 0) {
        throw badRequest(`Cannot move index ${from}: it is or has a replica`);
      }
      const target = await targetOf(client, { from, to });
      await copyDocuments(client, 'rule', from, to);
      await copyDocuments(client, 'synonym', from, to);
      await deleteIndexRow(client, from);
      const replicas = await moveTo(client, target, source.place);
      const settings = settingsInto(target.settings, source.settings);
      const row = await saveIndex(client, { ...target, settings, place: source.place });
      return { books: await readBooks(client, row), replicas, freedPlace: target.place };
    },
    tasks: ({ books }) => [books.row],
    show: (transferred) => {
      store.remove(from);
      shown(store, transferred);
    },
    result: ({ books }) => books.row,
  });
}

/** Deletes an index. Its replicas stay, with their own copies of the records. */
export async function deleteIndex(store: IndexStore, name: string): Promise<number> {
  return store.write(namesOf(store, [name]), {
    commit: async (client) => {
      const row = await readIndex(client, name);
      if (row?.primary) {
        throw badRequest(
          `Cannot delete index ${name}: take it from the replicas of ${row.primary}`,
        );
      }
      const detached: IndexRow[] = [];
      for (const replica of row ? await readReplicas(client, name) : []) {
        detached.push(await detach(client, replica));
      }
      await deleteIndexRow(client, name);
      return { task: await nextTask(client), detached, freedPlace: row?.place ?? null };
    },
    tasks: ({ task }) => [{ task, name }],
    show: ({ task, detached, freedPlace }) => {
      store.remove(name);
      store.tasks.publish(task);
      for (const row of detached) store.show({ row, needsBuild: true });
      tidyUp(store, freedPlace);
    },
    result: ({ task }) => task,
  });
}

/** Makes a replica an independent index with copies of its primary's records. */
export async function detach(client: PoolClient, replica: IndexRow): Promise<IndexRow> {
  const place = await newPlace(client);
  await copyRecords(client, replica.place, place);
  return saveIndex(client, { ...replica, place, primary: null, isVirtual: false });
}

function shown(store: IndexStore, { books, replicas, freedPlace }: Transferred): void {
  store.show({ row: books.row, replicas, needsBuild: freedPlace !== null });
  store.showDocuments(books);
  tidyUp(store, freedPlace);
}

/** Deletes unused rows without waiting for it; the next start deletes what remains. */
function tidyUp(store: IndexStore, place: string | null): void {
  if (place === null) return;
  deleteRecords(store.pool, place).catch((error: unknown) =>
    console.error('deleting records', error),
  );
}

/** An index is written together with its replicas. */
const namesOf = (store: IndexStore, names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) => [name, ...store.served.replicasOf(name).map(({ row }) => row.name)]),
  ),
];
