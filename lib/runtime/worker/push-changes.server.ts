import { asc, inArray, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { catalogueChanges, skus } from '@/lib/platform/db/schema';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { isProjectId, type ProjectId } from '@/lib/shop/project/projects';
import { queueNotices } from '@/lib/messaging/notices/store-notice.server';
import { indexNames } from '@/lib/catalog/search/index-names';
import { indexingClient } from '@/lib/catalog/search/indexing-client.server';
import { readProduct } from '@/lib/catalog/catalogue/product.server';
import { readSkuStates } from '@/lib/catalog/catalogue/sku-states.server';
import { withSkuStates, type SkuState } from '@/lib/catalog/catalogue/sku-summary';

/** Any number not locked elsewhere: one instance pushes at a time, so the newest state wins. */
const LOCK = 727_002;
/** Articles pushed at once; the index returns at most 1,000 records to one request. */
const MAX_ARTICLES = 100;
const MAX_CHANGES = 1_000;
/**
 * Looks at a task of the index until the push is given up and repeated later: 16 seconds, as the client
 * waits 200 ms longer before each. Its own default is seven minutes, and the transaction waits with it.
 */
const MAX_LOOKS = 12;

/**
 * Sent to every instance once the index is updated; the payload is the article numbers as JSON, or
 * empty when it may be any article.
 */
export const PUSHED_CHANNEL = 'articles_pushed';

type Client = NonNullable<ReturnType<typeof indexingClient>>;
type Transaction = Parameters<Parameters<ReturnType<typeof database>['transaction']>[0]>[0];
type States = ReadonlyMap<string, ReadonlyMap<string, SkuState>>;

async function projectsOf(transaction: Transaction, numbers: readonly string[]) {
  const rows = await transaction
    .selectDistinct({ number: skus.articleNumber, project: skus.project })
    .from(skus)
    .where(inArray(skus.articleNumber, [...numbers]));
  return rows.filter((row): row is { number: string; project: ProjectId } =>
    isProjectId(row.project),
  );
}

/** Writes stock and prices of record to every record of some articles, and waits until indexed. */
async function updateRecords(
  client: Client,
  articles: readonly { number: string; project: ProjectId }[],
  states: States,
): Promise<void> {
  const requests = articles.flatMap(({ number, project }) =>
    LANGUAGES.map((language) => ({
      indexName: indexNames(project, language).products,
      objectID: number,
    })),
  );
  if (requests.length === 0) return;
  const { results } = await client.getObjects({ requests });
  const updates = results.flatMap((record, at) => {
    const product = record ? readProduct(record) : null;
    const indexName = requests[at]?.indexName;
    if (!product || !indexName) return [];
    const skuStates = states.get(product.objectID) ?? new Map<string, SkuState>();
    const body = { objectID: product.objectID, ...withSkuStates(product.colorVariants, skuStates) };
    return { action: 'partialUpdateObjectNoCreate' as const, indexName, body };
  });
  if (updates.length === 0) return;
  const { taskID } = await client.multipleBatch({ requests: updates });
  await Promise.all(
    Object.entries(taskID).map(([indexName, id]) =>
      client.waitForTask({ indexName, taskID: id, maxRetries: MAX_LOOKS }),
    ),
  );
}

async function takeChanges(transaction: Transaction) {
  const changes = await transaction
    .select()
    .from(catalogueChanges)
    .orderBy(asc(catalogueChanges.revision))
    .limit(MAX_CHANGES);
  const numbers = [...new Set(changes.map(({ articleNumber }) => articleNumber))];
  const taken = numbers.slice(0, MAX_ARTICLES);
  const revisions = changes
    .filter(({ articleNumber }) => taken.includes(articleNumber))
    .map(({ revision }) => revision);
  return { numbers: taken, revisions };
}

/**
 * Pushes the oldest changes of stock and prices to the search index. The changes are forgotten in
 * the transaction that outlasts the push: one that fails, or is killed, is done again.
 * @returns article numbers pushed; `null` when another instance is at it
 * @throws what client or driver threw; nothing is lost then
 */
export async function pushChanges(client: Client): Promise<string[] | null> {
  return inTransaction(async (transaction) => {
    const { rows } = await transaction.execute<{ isOurs: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS "isOurs"`,
    );
    if (!rows[0]?.isOurs) return null;
    const { numbers, revisions } = await takeChanges(transaction);
    if (numbers.length === 0) return [];
    const states = await readSkuStates(transaction, numbers);
    await updateRecords(client, await projectsOf(transaction, numbers), states);
    await queueNotices(transaction, numbers);
    await transaction.delete(catalogueChanges).where(inArray(catalogueChanges.revision, revisions));
    await transaction.execute(sql`SELECT pg_notify(${PUSHED_CHANNEL}, ${JSON.stringify(numbers)})`);
    return numbers;
  });
}

/**
 * Notifies every instance that any record may have changed: an index was written as a whole, so
 * that articles may be there which were missing a moment ago.
 */
export async function announceNewRecords(): Promise<void> {
  await database().execute(sql`SELECT pg_notify(${PUSHED_CHANNEL}, '')`);
}
