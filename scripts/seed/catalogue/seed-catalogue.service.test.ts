import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { readProduct, type Product } from '@/lib/catalog/catalogue/product.server';
import type { Database } from '@/lib/platform/db/database.server';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { catalogueBody } from '@/packages/garment-pictures/catalogue';
import {
  APP_ID,
  KEYS,
  startService,
  type RunningService,
} from '@/packages/algolia-local/testing/running-service';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';

jest.setTimeout(300_000);

const INDEX = 'hgg_products_de';
const CHOICE = { seed: 1, scale: 240 };
const TOKEN = 'a-token-of-the-tests';
let search: RunningService;
let server: TestDatabase;
let database: Database;
let media: Server;
const messages: string[] = [];
const output: string[] = [];

async function seed(options: { isOnce?: boolean; isForced?: boolean } = {}): Promise<string> {
  const { seedCatalogue } = await import('./seed-catalogue');
  output.length = 0;
  const print = (line: string) => void output.push(line);
  await seedCatalogue({ choice: CHOICE, isOnce: false, isForced: false, print, ...options });
  return output.join('\n');
}

beforeAll(async () => {
  [search, server] = [await startService(), await openTestDatabase()];
  media = createServer(async (request, response) => {
    messages.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    messages.push(await text(request));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(media, 'listening');
  // A server listening on TCP has an address object.
  const { port } = media.address() as AddressInfo;
  Object.assign(process.env, ENVIRONMENT, {
    DATABASE_URL: server.url,
    ALGOLIA_APP_ID: APP_ID,
    ALGOLIA_SEARCH_API_KEY: KEYS.search,
    ALGOLIA_ADMIN_API_KEY: KEYS.admin,
    ALGOLIA_HOST: search.host,
    MEDIA_BASE_URL: `http://127.0.0.1:${port}`,
    MEDIA_WRITE_TOKEN: TOKEN,
  });
  // The environment is read once, by the first import that needs it.
  await (await import('@/lib/platform/db/migrate-database.server')).migrateDatabase();
  database = (await import('@/lib/platform/db/database.server')).database();
  await seed();
});
afterAll(async () => {
  await database.close();
  media.close();
  await search.stop();
  await server.drop();
});

const find = async (number: string, indexName = INDEX): Promise<Product | null> =>
  readProduct(await search.admin.getObject({ indexName, objectID: number }));

async function articles(count: number): Promise<Product[]> {
  const { hits } = await search.admin.searchSingleIndex<Product>({
    indexName: INDEX,
    searchParams: { hitsPerPage: count, filters: 'productType:product' },
  });
  return hits;
}

test('every shop has its articles in six languages, and each record is a product', async () => {
  const { items } = await search.admin.listIndices({ page: 0, hitsPerPage: 1_000 });
  const names = items.filter(({ name }) => /_products_[a-z]{2}$/.test(name));
  expect(names).toHaveLength(18);
  const records: unknown[] = [];
  await search.admin.browseObjects({
    indexName: 'hrm_products_cs',
    browseParams: {},
    aggregator: ({ hits }) => void records.push(...hits),
  });
  expect(records.length).toBeGreaterThan(85);
  expect(records.filter((record) => readProduct(record) === null)).toEqual([]);
});

/** Deletes an article from an index and waits for the result. */
async function deleteArticle(objectID: string, indexName: string): Promise<void> {
  const { taskID } = await search.admin.deleteObject({ indexName, objectID });
  await search.admin.waitForTask({ indexName, taskID });
}

test('an interrupted run continues with the remaining indices', async () => {
  const [{ version } = { version: '' }] = (
    await database.execute<{ version: string }>(sql`SELECT version FROM shop.catalogue_seeds`)
  ).rows;
  const remaining = 'hgg_products_en';
  const { items } = await search.admin.listIndices({ page: 0, hitsPerPage: 1_000 });
  for (const { name } of items)
    await database.execute(sql`
      INSERT INTO shop.catalogue_seed_indices (application, index_name, version)
      VALUES (${APP_ID}, ${name}, ${name === remaining ? 'older' : version})`);
  const [article] = await articles(1);
  const objectID = article?.objectID ?? '';
  await deleteArticle(objectID, 'hgg_products_de');
  await deleteArticle(objectID, remaining);
  await seed();
  expect(await find(objectID, remaining)).not.toBeNull();
  await expect(find(objectID)).rejects.toThrow('ObjectID does not exist');
});

describe('a run after a finished one', () => {
  const heard: (string | undefined)[] = [];
  let deleted: string;
  let sold: string;

  beforeAll(async () => {
    const [one, other] = await articles(2);
    [deleted, sold] = [one?.objectID ?? '', other?.objectID ?? ''];
    await deleteArticle(deleted, INDEX);
    const sku = other?.colorVariants[0]?.sizeVariants[0]?.sku;
    await database.execute(sql`UPDATE shop.skus SET stock = 77 WHERE sku = ${sku}`);
    const listener = new pg.Client({ connectionString: server.url });
    await listener.connect();
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.query('LISTEN articles_pushed');
    await seed();
    await listener.query('SELECT 1');
    await listener.end();
  });

  test('writes every index again', async () => {
    expect(await find(deleted)).not.toBeNull();
  });

  test('notifies running shops of the new index, so that pages of missing articles are invalidated', () => {
    expect(heard).toEqual(['']);
  });

  test('keeps the changes of stock since', async () => {
    const again = await find(sold);
    expect(again?.colorVariants[0]?.sizeVariants[0]?.stock).toBe('77');
  });

  test('does nothing if it should only fill an empty shop', async () => {
    expect(await seed({ isOnce: true })).toBe('catalogue: already there');
  });
});

test('a shop with other articles is left as it is, whatever a start looks at', async () => {
  const own = { objectID: 'ABC-12/3', title: 'Eigenes Hemd' };
  await database.execute(sql`
    INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos)
    VALUES ('4006381333931', 'ABC-12/3', 'ABC-12/3 blau', 'hgg', 3, false)`);
  await search.admin.saveObjects({ indexName: INDEX, objects: [own], waitForTasks: true });
  await database.execute(sql`UPDATE shop.catalogue_seeds SET version = 'older'`);
  for (const options of [{ isOnce: true }, {}, { isForced: true }])
    expect(await seed(options)).toContain('left as it is');
  expect(await search.admin.getObject({ indexName: INDEX, objectID: own.objectID })).toEqual(own);
  await database.execute(sql`DELETE FROM shop.skus WHERE article_number = 'ABC-12/3'`);
  await deleteArticle(own.objectID, INDEX);
});

test('PLP-15: replicas are sorted, PLP-16: the index redirects searches to pages', async () => {
  const prices = async (indexName: string) => {
    const { hits } = await search.admin.searchSingleIndex<Product>({ indexName });
    return hits.map(({ priceMin }) => priceMin.eur ?? 0);
  };
  const rising = await prices(`${INDEX}_price_asc`);
  expect(rising).toEqual(rising.toSorted((one, other) => one - other));
  const falling = await prices(`${INDEX}_price_desc`);
  expect(falling).toEqual(falling.toSorted((one, other) => other - one));
  const { renderingContent } = await search.admin.searchSingleIndex({
    indexName: INDEX,
    searchParams: { query: 'Größentabelle' },
  });
  expect(renderingContent?.redirect?.url).toBe('node_hgg-groessenberatung');
});

test('API-08: suggestions have results', async () => {
  const { hits } = await search.admin.searchSingleIndex<{ query: string }>({
    indexName: 'hgg_suggestions_de',
    searchParams: { query: 'hem', hitsPerPage: 3 },
  });
  expect(hits.length).toBeGreaterThan(0);
  const query = hits[0]?.query ?? '';
  const found = await search.admin.searchSingleIndex({ indexName: INDEX, searchParams: { query } });
  expect(found.nbHits).toBeGreaterThan(0);
});

test('FLT-10, FLT-17: filters have values, and brands can be searched', async () => {
  const { facets, facets_stats: stats } = await search.admin.searchSingleIndex({
    indexName: INDEX,
    searchParams: { facets: ['*'], hitsPerPage: 0 },
  });
  expect(Object.keys(facets ?? {})).toEqual(
    expect.arrayContaining(['brand.title', 'categories', 'colorVariants.filterColor', 'isNew']),
  );
  expect(stats?.['priceMin.eur']?.min).toBeGreaterThan(0);
  const { facetHits } = await search.admin.searchForFacetValues({
    indexName: INDEX,
    facetName: 'brand.title',
    searchForFacetValuesRequest: { facetQuery: 'har' },
  });
  expect(facetHits.map(({ value }) => value)).toContain('Harbour Lane');
});

test('the media service receives every article and brand', () => {
  expect(messages[0]).toBe(`PUT /catalogue Bearer ${TOKEN}`);
  const { articles: drawn, brands } = catalogueBody.parse(JSON.parse(messages[1] ?? ''));
  expect(new Set(drawn.map(({ number }) => number.slice(0, 8))).size).toBe(CHOICE.scale);
  expect(brands.length).toBeGreaterThan(20);
});

describe('stock and prices of record', () => {
  /** A quiet machine takes less than two seconds. */
  const BUSY_MS = 120_000;

  /** Waits until `isThere`, up to a maximum. @returns the milliseconds it took */
  async function within(most: number, isThere: () => Promise<boolean>): Promise<number> {
    const began = Date.now();
    while (Date.now() - began < most) {
      if (await isThere()) return Date.now() - began;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`not there after ${most} ms`);
  }

  let follower: ChildProcess;
  let heard = '';
  beforeAll(async () => {
    follower = await startChild(path.join(__dirname, 'testing', 'follow-process.ts'), []);
    follower.stdout?.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    await within(BUSY_MS, async () => (await pending()) === 0);
  });
  afterAll(() => stopChild(follower, 'SIGKILL'));

  async function pending(): Promise<number> {
    const { rows } = await database.execute(sql`SELECT 1 FROM shop.catalogue_changes`);
    return rows.length;
  }
  const hears = (line: string) => within(BUSY_MS, async () => heard.includes(`${line}\n`));

  test('reach every language of the index, and the pages that show the article', async () => {
    const [article, other] = await articles(2);
    const number = article?.objectID ?? '';
    follower.stdin?.write(`${number}\n${other?.objectID}\n`);
    await hears(`kept ${other?.objectID}`);
    await database.execute(
      sql`UPDATE shop.skus SET stock = 0, is_nos = false WHERE article_number = ${number}`,
    );
    const isSoldOut = async (language: string) =>
      (await find(number, `hgg_products_${language}`))?.stock === 0;
    await within(BUSY_MS, async () => (await isSoldOut('de')) && isSoldOut('fr'));
    await hears(`withdrawn ${number}`);
    expect(heard).not.toContain(`withdrawn ${other?.objectID}`);
  });

  test('a new price is found by filter and order', async () => {
    const [, article] = await articles(2);
    const number = article?.objectID ?? '';
    await database.execute(sql`
      UPDATE shop.prices SET price = 1 FROM shop.skus
      WHERE skus.sku = prices.sku AND article_number = ${number} AND currency = 'eur'`);
    await within(BUSY_MS, async () => (await find(number))?.priceMin.eur === 1);
    const { hits } = await search.admin.searchSingleIndex<Product>({
      indexName: `${INDEX}_price_asc`,
      searchParams: { filters: 'priceMin.eur < 2' },
    });
    expect(hits.map(({ objectID }) => objectID)).toEqual([number]);
  });

  test('changes during an outage of the index reach it after its return', async () => {
    const [, , article] = await articles(3);
    const number = article?.objectID ?? '';
    // Changes of the previous test are visible shortly before their push ends.
    await within(BUSY_MS, async () => (await pending()) === 0);
    await search.kill();
    await database.execute(
      sql`UPDATE shop.skus SET stock = 3, is_nos = false WHERE article_number = ${number}`,
    );
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await pending()).toBe(1);
    await search.restart();
    await within(BUSY_MS, async () => (await pending()) === 0);
    const sizes = (await find(number))?.colorVariants.flatMap((colour) => colour.sizeVariants);
    expect(new Set(sizes?.map(({ stock }) => stock))).toEqual(new Set(['3']));
  });
});
