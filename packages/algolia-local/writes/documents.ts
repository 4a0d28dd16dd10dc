import type { PoolClient } from 'pg';
import type { JsonObject } from '#http/json';
import type { IndexStore } from '#indexing/index-store';
import {
  copyDocuments,
  deleteDocument,
  type DocumentKind,
  putDocuments,
  replaceDocuments,
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
      const forwarded = forward ? await readReplicas(client, name) : [];
      const documents = await apply(client, kind, name, change);
      const saved = await saveIndex(client, row);
      if (isWhole(change)) {
        for (const replica of forwarded) await copyDocuments(client, kind, name, replica.name);
        return { saved, changed: [{ rows: [saved, ...forwarded], documents }] };
      }
      const changed = [{ rows: [saved], documents }];
      for (const replica of forwarded)
        changed.push({
          rows: [replica],
          documents: await apply(client, kind, replica.name, change),
        });
      return { saved, changed };
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

/** @returns all documents that the index has afterwards */
async function apply(
  client: PoolClient,
  kind: DocumentKind,
  index: string,
  change: DocumentChange,
): Promise<JsonObject[]> {
  switch (change.action) {
    case 'delete':
      return deleteDocument(client, kind, index, change.id);
    case 'clear':
      return replaceDocuments(client, kind, index, []);
    case 'put':
      return change.isReplacement
        ? replaceDocuments(client, kind, index, [...change.documents.values()])
        : putDocuments(client, kind, index, change.documents);
  }
}
