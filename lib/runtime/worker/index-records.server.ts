import { indexNames } from '@/lib/catalog/search/index-names';
import type { IndexingClient } from '@/lib/catalog/search/indexing-client.server';
import { readProduct } from '@/lib/catalog/catalogue/product.server';
import { withSkuStates, type SkuState } from '@/lib/catalog/catalogue/sku-summary';
import { TimedOut, withTimeout } from '@/lib/platform/http/with-timeout';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import type { Batch } from './push-lease.server';

/** Reading and writing the records of one batch, over all attempts of the client. */
const SEND_MS = 10_000;
/** What has not been indexed by then is looked at again under the next lease. */
const INDEXED_MS = 10_000;
/** Looks at a task within {@link INDEXED_MS}: the client waits 200 ms longer before each. */
const MAX_LOOKS = 9;

/** Index name → task of the write that it was sent. */
export type IndexTasks = Readonly<Record<string, number>>;

/** A request that takes longer is broken off, and not sent after the lease has ended. */
const timeoutsOf = (ms: number) => ({ timeouts: { connect: ms, read: ms, write: ms } });

async function updatesOf(client: IndexingClient, { articles, states }: Batch) {
  const requests = articles.flatMap(({ number, project }) =>
    LANGUAGES.map((language) => ({
      indexName: indexNames(project, language).products,
      objectID: number,
    })),
  );
  if (requests.length === 0) return [];
  const { results } = await client.getObjects({ requests }, timeoutsOf(SEND_MS));
  return results.flatMap((record, at) => {
    const product = record ? readProduct(record) : null;
    const indexName = requests[at]?.indexName;
    if (!product || !indexName) return [];
    const skuStates = states.get(product.objectID) ?? new Map<string, SkuState>();
    const body = { objectID: product.objectID, ...withSkuStates(product.colorVariants, skuStates) };
    return { action: 'partialUpdateObjectNoCreate' as const, indexName, body };
  });
}

/**
 * Writes stock and prices of record to every record of a batch of articles.
 * @returns the tasks to wait for; none when the index has no record of them
 * @throws TimedOut after ten seconds, or what the client threw; the records may be written all the same
 */
export async function sendRecords(client: IndexingClient, batch: Batch): Promise<IndexTasks> {
  const startedAt = performance.now();
  const updates = await withTimeout(updatesOf(client, batch), SEND_MS);
  if (updates.length === 0) return {};
  const leftMs = SEND_MS - (performance.now() - startedAt);
  if (leftMs <= 0) throw new TimedOut('no time is left to write the records');
  const written = client.multipleBatch({ requests: updates }, timeoutsOf(Math.ceil(leftMs)));
  const { taskID } = await withTimeout(written, leftMs);
  return taskID;
}

/**
 * Waits until the index shows what it was sent.
 * @returns false when it does not within ten seconds
 * @throws what the client threw, for a task that the index does not know for example
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
