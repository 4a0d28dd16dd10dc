import type { PoolClient } from 'pg';
import type { JsonObject } from '@/services/search/http/json';
import { type Books, type IndexStore, readBooks } from '@/services/search/indexing/index-store';
import {
  clearDocuments,
  type DocumentKind,
  putDocuments,
  deleteDocument,
} from '@/services/search/store/documents';
import {
  ensureIndex,
  type IndexRow,
  readReplicas,
  saveIndex,
} from '@/services/search/store/index-rows';
import { checkedIndexName } from './index-name';

/** A change of the rules or the synonyms of an index. */
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
      for (const replica of forwarded) await apply(client, kind, replica.name, change);
      const saved = await saveIndex(client, row);
      const changed: Books[] = [];
      for (const one of [saved, ...forwarded]) changed.push(await readBooks(client, one));
      return { saved, changed };
    },
    show: ({ saved, changed }) => {
      for (const books of changed) store.showDocuments(books);
      store.tasks.begin(saved.task, name);
      store.tasks.publish(saved.task);
      return saved;
    },
  });
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
