import type { PoolClient } from 'pg';
import type { JsonObject } from '#http/json';
import type { IndexStore } from '#indexing/index-store';
import {
  clearDocuments,
  copyDocuments,
  type DocumentKind,
  putDocuments,
  deleteDocument,
  readDocuments,
} from '#store/documents';
import { ensureIndex, type IndexRow, readReplicas, saveIndex } from '#store/index-rows';
import { checkedIndexName } from './index-name';

export type DocumentChange =
  | { action: 'put'; documents: ReadonlyMap<string, JsonObject>; isReplacement: boolean }
  | { action: 'delete'; id: string }
  | { action: 'clear' };

/** @param forward whether its replicas get the same change */
export async function changeDocuments(
  store: IndexStore,
  kind: DocumentKind,
  index: string,
  change: DocumentChange,
  forward: boolean,
): Promise<IndexRow> {
  const name = checkedIndexName(index);
  const replicas = store.served.replicasOf(name).map(({ row }) => row.name);
  return store.write([name, ...replicas], {
    commit: async (client) => {
      const row = await ensureIndex(client, name);
      await apply(client, kind, name, change);
      const forwarded = forward ? await readReplicas(client, name) : [];
      for (const replica of forwarded) {
        if (isWhole(change)) await copyDocuments(client, kind, name, replica.name);
        else await apply(client, kind, replica.name, change);
      }
      const saved = await saveIndex(client, row);
      const rows = [saved, ...forwarded];
      return { saved, changed: await readChanged(client, kind, rows, isWhole(change)) };
    },
    tasks: ({ saved }) => [saved],
    show: ({ saved, changed }) => {
      for (const { rows, documents } of changed) store.showDocumentsOf(kind, rows, documents);
      store.tasks.publish(saved.task);
    },
    result: ({ saved }) => saved,
  });
}

/** Whether indices have the same documents after a change, whatever they had before. */
const isWhole = (change: DocumentChange) =>
  change.action === 'clear' || (change.action === 'put' && change.isReplacement);

interface Changed {
  rows: readonly IndexRow[];
  documents: readonly JsonObject[];
}

/** Reads documents of the changed kind only, and those that indices share only once. */
async function readChanged(
  client: PoolClient,
  kind: DocumentKind,
  rows: readonly IndexRow[],
  areSame: boolean,
): Promise<Changed[]> {
  const groups = areSame ? [rows] : rows.map((row) => [row]);
  const changed: Changed[] = [];
  for (const group of groups) {
    const [first] = group;
    if (first)
      changed.push({ rows: group, documents: await readDocuments(client, kind, first.name) });
  }
  return changed;
}

async function apply(
  client: PoolClient,
  kind: DocumentKind,
  index: string,
  change: DocumentChange,
): Promise<void> {
  if (change.action === 'delete') {
    await deleteDocument(client, kind, index, change.id);
    return;
  }
  if (change.action === 'clear' || change.isReplacement) await clearDocuments(client, kind, index);
  if (change.action === 'put') await putDocuments(client, kind, index, change.documents);
}
