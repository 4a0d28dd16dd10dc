import { indexNames } from '@/lib/catalog/search/index-names';
import type { IndexingClient } from '@/lib/catalog/search/indexing-client.server';
import { recordOfArticle } from '@/lib/catalog/import/article-record.server';
import { readProduct, type Product } from '@/lib/catalog/catalogue/product.server';
import { withSkuStates, type SkuState } from '@/lib/catalog/catalogue/sku-summary';
import { TimedOut, withTimeout } from '@/lib/platform/http/with-timeout';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import type { Batch } from './push-lease.server';

/** Time limit for reading and writing the records of one batch, including retries. */
const SEND_MS = 10_000;
/** Time limit for indexing; after it the task is checked again under the next lease. */
const INDEXED_MS = 10_000;
/** Number of checks within {@link INDEXED_MS}: the client waits 200 ms longer before each. */
const MAX_LOOKS = 9;

/** Index name → task of the write sent to it. */
export type IndexTasks = Readonly<Record<string, number>>;

/** Aborts longer requests, so that none is sent after the lease has ended. */
const timeoutsOf = (ms: number) => ({ timeouts: { connect: ms, read: ms, write: ms } });

/** Maximum number of records that the index returns per request. */
const MAX_RECORDS = 1_000;

interface RecordKey {
  indexName: string;
  objectID: string;
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === 404;

/** Records in the order of their keys; an index that does not exist, as in a new language, has none. */
async function recordsOf(
  client: IndexingClient,
  requests: readonly RecordKey[],
): Promise<{ indexName: string; record: unknown }[]> {
  try {
    const { results } = await client.getObjects({ requests: [...requests] }, timeoutsOf(SEND_MS));
    return requests.map(({ indexName }, at) => ({ indexName, record: results[at] }));
  } catch (error) {
    if (!isMissing(error)) throw error;
    const names = [...new Set(requests.map(({ indexName }) => indexName))];
    if (names.length === 1) return [];
    const byIndex = names.map((name) => requests.filter(({ indexName }) => indexName === name));
    return (await Promise.all(byIndex.map((each) => recordsOf(client, each)))).flat();
  }
}

async function fetchRecordsOf(client: IndexingClient, keys: readonly RecordKey[]) {
  const found: { indexName: string; record: unknown }[] = [];
  for (let at = 0; at < keys.length; at += MAX_RECORDS)
    found.push(...(await recordsOf(client, keys.slice(at, at + MAX_RECORDS))));
  return found;
}

/** Whether the article has sizes; combinations have those of their parts. */
const hasSizes = ({ colorVariants }: Product) =>
  colorVariants.some(({ sizeVariants }) => sizeVariants.length > 0);

/** Complete records of imported articles; they are deleted where the article is not sold. */
function importedRecords({ imported, states }: Batch) {
  return [...imported.values()].flatMap((article) =>
    LANGUAGES.map((language) => {
      const indexName = indexNames(article.project, language).products;
      const record = recordOfArticle(article, states.get(article.number) ?? new Map(), language);
      return record
        ? { action: 'updateObject' as const, indexName, body: { ...record } }
        : { action: 'deleteObject' as const, indexName, body: { objectID: article.number } };
    }),
  );
}

/** Stock and prices of articles that exist in the index only. */
async function updatesOf(client: IndexingClient, { articles, states, imported }: Batch) {
  const indexed = articles.filter(({ number }) => !imported.has(number));
  const keys = indexed.flatMap(({ number, project }) =>
    LANGUAGES.map((language) => ({
      indexName: indexNames(project, language).products,
      objectID: number,
    })),
  );
  const records = await fetchRecordsOf(client, keys);
  return records.flatMap(({ indexName, record }) => {
    const product = record ? readProduct(record) : null;
    if (!product || !hasSizes(product)) return [];
    const skuStates = states.get(product.objectID) ?? new Map<string, SkuState>();
    const body = { objectID: product.objectID, ...withSkuStates(product.colorVariants, skuStates) };
    return { action: 'partialUpdateObjectNoCreate' as const, indexName, body };
  });
}

/**
 * Writes stock and prices of record to all records of a batch of articles, and the whole record of
 * imported ones.
 * @returns the tasks to wait for; empty if the index has no records of them
 * @throws TimedOut after ten seconds, or the client's error; the records may have been written
 *   nevertheless
 */
export async function sendRecords(client: IndexingClient, batch: Batch): Promise<IndexTasks> {
  const startedAt = performance.now();
  const changed = await withTimeout(updatesOf(client, batch), SEND_MS);
  const updates = [...changed, ...importedRecords(batch)];
  if (updates.length === 0) return {};
  const leftMs = SEND_MS - (performance.now() - startedAt);
  if (leftMs <= 0) throw new TimedOut('no time is left to write the records');
  const written = client.multipleBatch({ requests: updates }, timeoutsOf(Math.ceil(leftMs)));
  const { taskID } = await withTimeout(written, leftMs);
  return taskID;
}

/**
 * Waits until the index has processed its tasks.
 * @returns false if that takes longer than ten seconds
 * @throws the client's error, for example for a task that the index does not know
 */
export async function areIndexed(client: IndexingClient, tasks: IndexTasks): Promise<boolean> {
  let isOver = false;
  const looks = Object.entries(tasks).map(async ([indexName, taskID]) => {
    for (let look = 0; look < MAX_LOOKS && !isOver; look += 1) {
      const { status } = await client.getTask({ indexName, taskID }, timeoutsOf(INDEXED_MS));
      if (status === 'published') return true;
      await new Promise((resolve) => setTimeout(resolve, 200 * (look + 1)));
    }
    return false;
  });
  try {
    return (await withTimeout(Promise.all(looks), INDEXED_MS)).every(Boolean);
  } catch (error) {
    if (error instanceof TimedOut) return false;
    throw error;
  } finally {
    isOver = true;
  }
}
