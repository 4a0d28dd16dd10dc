import { sql } from 'drizzle-orm';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { readSkuStates } from '@/lib/catalog/catalogue/sku-states.server';
import type { Database } from '@/lib/platform/db/database.server';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { articlesOf } from './catalogue';
import { writeArticles, writeStores } from './write-database';

const articles = [...articlesOf('hgg')].slice(0, 60);
const [article] = articles;
const colour = article?.colours[0];
const size = colour?.sizes[0];
if (!article || !colour || !size) throw new Error('the first article has no size');

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await openTestDatabase();
  Object.assign(process.env, ENVIRONMENT, { DATABASE_URL: server.url });
  // The environment is read once: by the first import that opens the database.
  const { migrateDatabase } = await import('@/lib/platform/db/migrate-database.server');
  await migrateDatabase();
  database = (await import('@/lib/platform/db/database.server')).database();
  await writeStores(database);
  await writeArticles(articles, false);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});
beforeEach(() => database.execute(sql`DELETE FROM shop.catalogue_changes`));

const changed = async () => {
  const { rows } = await database.execute<{ article_number: string }>(
    sql`SELECT article_number FROM shop.catalogue_changes ORDER BY revision`,
  );
  return rows.map((row) => row.article_number);
};
const count = async (table: string) => {
  const { rows } = await database.execute<{ count: string }>(
    sql`SELECT count(*) FROM ${sql.raw(`shop.${table}`)}`,
  );
  return Number(rows[0]?.count);
};
const stateOf = async (sku: string) =>
  (await readSkuStates(database, [article.number])).get(article.number)?.get(sku);

test('stock and prices are stored correctly', async () => {
  const { stock, isNos, price, strikePrice } = size;
  expect(await stateOf(size.sku)).toEqual({ stock, isNos, price, strikePrice });
  for (const table of ['stores', 'store_stock', 'past_prices', 'reviews'])
    expect(await count(table)).toBeGreaterThan(5);
});

test('seeding again changes nothing and restores no sold stock', async () => {
  const tables = ['skus', 'prices', 'past_prices', 'stores', 'store_stock', 'reviews'];
  const before = await Promise.all(tables.map(count));
  await database.execute(sql`UPDATE shop.skus SET stock = 41 WHERE sku = ${size.sku}`);
  await writeStores(database);
  await writeArticles(articles, false);
  expect(await Promise.all(tables.map(count))).toEqual(before);
  expect((await stateOf(size.sku))?.stock).toBe(41);
  await writeArticles(articles, true);
  expect((await stateOf(size.sku))?.stock).toBe(size.stock);
});

test('a change of stock is recorded once per article, an unchanged update is not', async () => {
  await database.execute(sql`UPDATE shop.skus SET stock = stock`);
  expect(await changed()).toEqual([]);
  await database.execute(
    sql`UPDATE shop.skus SET stock = stock + 1 WHERE article_number = ${article.number}`,
  );
  expect(await changed()).toEqual([article.number]);
});

const NEW_SKU = sql`INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos)
  VALUES ('4006381333931', 'ABC-12/3', 'ABC-12/3 blue', 'hgg', 1, false)`;
const NEW_PRICE = sql`INSERT INTO shop.prices (sku, currency, price)
  VALUES ('4006381333931', 'eur', 1000)`;
const NEW = 'ABC-12/3';

test.each([
  ['a new SKU', [], NEW_SKU, [NEW]],
  ['a new price', [NEW_SKU], NEW_PRICE, [NEW]],
  [
    'a deleted price',
    [NEW_SKU, NEW_PRICE],
    sql`DELETE FROM shop.prices WHERE sku = '4006381333931'`,
    [NEW],
  ],
  [
    'a deleted SKU',
    [NEW_SKU, NEW_PRICE],
    sql`DELETE FROM shop.skus WHERE article_number = ${NEW}`,
    [NEW],
  ],
  [
    'a SKU of another article',
    [NEW_SKU],
    sql`UPDATE shop.skus
    SET article_number = 'ABC-12/4' WHERE article_number = ${NEW}`,
    [NEW, 'ABC-12/4'],
  ],
])('%s is recorded', async (_, before, statement, expected) => {
  for (const each of before) await database.execute(each);
  await database.execute(sql`DELETE FROM shop.catalogue_changes`);
  await database.execute(statement);
  expect((await changed()).sort()).toEqual(expected);
  await database.execute(sql`DELETE FROM shop.skus WHERE sku = '4006381333931'`);
});

test('only a shop that a seed has marked, and that has no other articles, is the demo’s', async () => {
  const { isDemoShop, markAsDemo } = await import('./seed-progress');
  expect(await isDemoShop()).toBe(false);
  await markAsDemo('application');
  expect(await isDemoShop()).toBe(true);
  await database.execute(NEW_SKU);
  expect(await isDemoShop()).toBe(false);
  await database.execute(sql`DELETE FROM shop.skus WHERE sku = '4006381333931'`);
});

test('a table that is emptied records all its articles', async () => {
  const numbers = new Set(
    articles.filter(({ parts }) => parts.length === 0).map(({ number }) => number),
  );
  await expect(
    database.transaction(async (transaction) => {
      await transaction.execute(sql`TRUNCATE shop.skus CASCADE`);
      const { rows } = await transaction.execute<{ article_number: string }>(
        sql`SELECT DISTINCT article_number FROM shop.catalogue_changes`,
      );
      expect(new Set(rows.map((row) => row.article_number))).toEqual(numbers);
      transaction.rollback();
    }),
  ).rejects.toThrow('Rollback');
});

test('a strike price that is written is no change', async () => {
  await database.execute(
    sql`UPDATE shop.prices SET strike_price = 99900 WHERE sku = ${size.sku} AND currency = 'eur'`,
  );
  expect(await changed()).toEqual([]);
});

test('a change of price is recorded, and the former price is stored', async () => {
  await database.execute(
    sql`UPDATE shop.prices SET price = 1 WHERE sku = ${size.sku} AND currency = 'eur'`,
  );
  expect(await changed()).toEqual([article.number]);
  const { rows } = await database.execute<{ price: number }>(sql`
    SELECT price FROM shop.past_prices
    WHERE sku = ${size.sku} AND currency = 'eur' ORDER BY valid_until DESC LIMIT 1`);
  expect(rows[0]?.price).toBe(size.price.eur);
});

test.each([
  ['stock below nothing', sql`UPDATE shop.skus SET stock = -1`],
  ['a price below nothing', sql`UPDATE shop.prices SET price = -1`],
  ['an unknown currency', sql`UPDATE shop.prices SET currency = 'gbp'`],
  ['store stock below nothing', sql`UPDATE shop.store_stock SET stock = -1`],
])('%s is rejected', async (_, statement) => {
  await expect(database.execute(statement)).rejects.toThrow('Failed query');
});
