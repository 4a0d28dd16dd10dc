import type pg from 'pg';
import { openTestDatabase, type TestDatabase } from 'service-kit/testing/test-database';
import { openDatabase } from './database';
import {
  clearDocuments,
  copyDocuments,
  deleteDocument,
  deleteOrphanedBooks,
  putDocuments,
  readDocuments,
  replaceDocuments,
} from './documents';

let database: TestDatabase;
let pool: pg.Pool;
let client: pg.PoolClient;

beforeAll(async () => {
  database = await openTestDatabase();
  pool = await openDatabase(database.url);
  client = await pool.connect();
});
beforeEach(() => client.query('truncate search.book, search.book_of_index'));
afterAll(async () => {
  client.release();
  await pool.end();
  await database.drop();
});

const rule = (objectID: string, description = objectID) => ({ objectID, description });
const rulesOf = (index: string) => readDocuments(client, 'rule', index);
const books = async () => (await client.query('select from search.book')).rowCount;

test('a document that is written again keeps its place, and a new one comes last', async () => {
  await replaceDocuments(client, 'rule', 'shop', [rule('a'), rule('b')]);
  const changed = new Map([
    ['c', rule('c')],
    ['a', rule('a', 'changed')],
  ]);
  const written = await putDocuments(client, 'rule', 'shop', changed);
  expect(written).toEqual([rule('a', 'changed'), rule('b'), rule('c')]);
  expect(await rulesOf('shop')).toEqual(written);
});

test('a deleted document is gone, and one that does not exist changes nothing', async () => {
  await replaceDocuments(client, 'rule', 'shop', [rule('a'), rule('b')]);
  expect(await deleteDocument(client, 'rule', 'shop', 'missing')).toHaveLength(2);
  await deleteDocument(client, 'rule', 'shop', 'a');
  expect(await rulesOf('shop')).toEqual([rule('b')]);
});

test('rules and synonyms of an index are apart', async () => {
  await replaceDocuments(client, 'rule', 'shop', [rule('a')]);
  await replaceDocuments(client, 'synonym', 'shop', [rule('s')]);
  await clearDocuments(client, 'synonym', 'shop');
  expect(await rulesOf('shop')).toEqual([rule('a')]);
});

test('a copy is stored once, and later changes of either index do not reach the other', async () => {
  await replaceDocuments(client, 'rule', 'shop', [rule('a')]);
  await replaceDocuments(client, 'rule', 'replica', [rule('old')]);
  await copyDocuments(client, 'rule', 'shop', 'replica');
  expect(await books()).toBe(1);
  await putDocuments(client, 'rule', 'replica', new Map([['b', rule('b')]]));
  expect(await rulesOf('shop')).toEqual([rule('a')]);
  expect(await rulesOf('replica')).toEqual([rule('a'), rule('b')]);
  await clearDocuments(client, 'rule', 'shop');
  await clearDocuments(client, 'rule', 'replica');
  expect(await books()).toBe(0);
});

test('a book that no index has is deleted', async () => {
  await replaceDocuments(client, 'rule', 'shop', [rule('a')]);
  await client.query(`insert into search.book (documents) values ('[]')`);
  await deleteOrphanedBooks(pool);
  expect(await books()).toBe(1);
});

test('rows that an earlier version kept become books in the order of their positions', async () => {
  for (const kind of ['rule', 'synonym'])
    await client.query(`create table search.${kind} (
      index_name text not null, object_id text not null, position bigint not null, body json not null)`);
  await client.query(`insert into search.rule values
    ('shop', 'b', 1, '{"objectID":"b"}'), ('shop', 'a', 2, '{"objectID":"a"}'),
    ('replica', 'a', 3, '{"objectID":"a"}')`);
  await (await openDatabase(database.url)).end();
  expect(await rulesOf('shop')).toEqual([{ objectID: 'b' }, { objectID: 'a' }]);
  expect(await rulesOf('replica')).toEqual([{ objectID: 'a' }]);
  const { rows } = await client.query(`select to_regclass('search.rule') as rule`);
  expect(rows).toEqual([{ rule: null }]);
});
