import { readFile } from 'node:fs/promises';
import { readProduct } from '@/lib/catalog/catalogue/product.server';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { indexNames } from '@/lib/catalog/search/index-names';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { startSearchProxy } from '@/lib/runtime/worker/search-proxy.fixture.server';
import {
  APP_ID,
  KEYS,
  startService,
  type RunningService,
} from '@/packages/algolia-local/testing/running-service';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { articlesOf } from './catalogue';

const INDEX = 'hgg_products_de';
const ARTICLES = [...articlesOf('hgg', { seed: 1, scale: 60 })].slice(0, 20);
const [ARTICLE] = ARTICLES;
let search: RunningService;
let proxy: Awaited<ReturnType<typeof startSearchProxy>>;
let server: TestDatabase;

/** The environment is read once, by the first import that needs it. */
const imported = async () => ({
  ...(await import('@/lib/catalog/search/indexing-client.server')),
  ...(await import('@/lib/platform/db/database.server')),
  ...(await import('@/lib/platform/db/migrate-database.server')),
  ...(await import('@/lib/runtime/worker/push-changes.server')),
  ...(await import('./write-database')),
  ...(await import('./write-index')),
  ...(await import('./testing/import-lines')),
});

async function client() {
  const { indexingClient } = await imported();
  const found = indexingClient({ maxRateLimitRetries: 0 });
  if (!found) throw new Error('there is no key for indexing');
  return found;
}

async function write(): Promise<void> {
  const { writeIndices } = await imported();
  await writeIndices({ client: await client(), project: 'hgg', languages: ['de'] }, ARTICLES);
}

/** Pushes all changes of stock and prices, as a running shop does. */
async function pushAll(): Promise<void> {
  const { pushChanges } = await imported();
  let isLeft = true;
  while (isLeft) isLeft = (await pushChanges(await client())).nextInMs !== null;
}

const query = async (text: string, values: unknown[]) =>
  (await imported()).database().$client.query(text, values);

async function stockInIndex(number: string): Promise<Set<string> | undefined> {
  const record = await search.admin.getObject({ indexName: INDEX, objectID: number });
  const sizes = readProduct(record)?.colorVariants.flatMap(({ sizeVariants }) => sizeVariants);
  return sizes && new Set(sizes.map(({ stock }) => stock));
}

beforeAll(async () => {
  [search, server] = [await startService(), await openTestDatabase()];
  proxy = await startSearchProxy(() => search.host);
  Object.assign(process.env, ENVIRONMENT, {
    DATABASE_URL: server.url,
    ALGOLIA_APP_ID: APP_ID,
    ALGOLIA_SEARCH_API_KEY: KEYS.search,
    ALGOLIA_ADMIN_API_KEY: KEYS.admin,
    ALGOLIA_HOST: proxy.host,
  });
  const { database, migrateDatabase, writeArticles, writeStores } = await imported();
  await migrateDatabase();
  await writeStores(database());
  await writeArticles(ARTICLES, false);
  // A push writes to the indices of all languages.
  for (const language of LANGUAGES) {
    const indexName = indexNames('hgg', language).products;
    await search.admin.setSettings({ indexName, indexSettings: {} });
  }
  await write();
  await pushAll();
});
afterAll(async () => {
  await (await imported()).database().close();
  proxy.stop();
  await search.stop();
  await server.drop();
});

test('stock that changes during a full write of an index is correct afterwards', async () => {
  const number = ARTICLE?.number ?? '';
  let pushed: unknown;
  proxy.state.fault = async ({ body }) => {
    const { operation, destination } = body.startsWith('{') ? JSON.parse(body) : {};
    if (pushed || operation !== 'move' || destination !== INDEX) return null;
    pushed = 'begun';
    await query('UPDATE shop.skus SET stock = 4242 WHERE article_number = $1', [number]);
    // Updates the records that are about to be replaced.
    await pushAll();
    pushed = await stockInIndex(number);
    return null;
  };
  await write();
  expect(pushed).toEqual(new Set(['4242']));
  await pushAll();
  expect(await stockInIndex(number)).toEqual(new Set(['4242']));
});

test('stock that changes during a full write is correct even if the write fails after its last step', async () => {
  const number = ARTICLE?.number ?? '';
  let isMoved = false;
  proxy.state.fault = async ({ method, path, body }) => {
    if (isMoved && method === 'GET' && path.includes('/task/')) return 403;
    const { operation, destination } = body.startsWith('{') ? JSON.parse(body) : {};
    if (isMoved || operation !== 'move' || destination !== INDEX) return null;
    await query('UPDATE shop.skus SET stock = 4343 WHERE article_number = $1', [number]);
    await pushAll();
    isMoved = true;
    return null;
  };
  await expect(write()).rejects.toThrow('rejected');
  proxy.state.fault = () => null;
  await pushAll();
  expect(await stockInIndex(number)).toEqual(new Set(['4343']));
});

test('nothing is pushed to an index if nothing changed while it was written', async () => {
  await write();
  const { rows } = await query('SELECT article_number FROM shop.catalogue_changes', []);
  expect(rows).toEqual([]);
});

test('articles of a retailer are in the index after a full write, also those imported during it', async () => {
  const { importLines } = await imported();
  const [shirt = ''] = (await readFile('docs/catalogue-example.jsonl', 'utf8')).split('\n');
  await importLines(shirt);
  proxy.state.fault = async ({ body }) => {
    const { operation, destination } = body.startsWith('{') ? JSON.parse(body) : {};
    if (operation === 'move' && destination === INDEX) {
      await importLines(
        shirt.replaceAll('LH-2031', 'LH-9').replaceAll('4006381333931', '00012348'),
      );
      await pushAll();
    }
    return null;
  };
  await write();
  proxy.state.fault = () => null;
  await pushAll();
  const { rows } = await query('SELECT number FROM shop.articles ORDER BY number', []);
  expect(rows).toHaveLength(2);
  for (const { number } of rows) expect(await stockInIndex(number)).toContain('12');
});
