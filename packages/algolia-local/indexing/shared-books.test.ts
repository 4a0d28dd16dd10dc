import pg from 'pg';
import { openTestDatabase, type TestDatabase } from 'service-kit/testing/test-database';
import { openDatabase } from '#store/database';
import { putDocuments } from '#store/documents';
import { ensureIndex, saveIndex } from '#store/index-rows';
import { IndexStore } from './index-store';

let database: TestDatabase;
let pool: pg.Pool;
let store: IndexStore;

const rule = (objectID: string, pattern: string) => ({
  objectID,
  conditions: [{ pattern, anchoring: 'contains' }],
  consequence: { params: { query: '' } },
});
const synonym = (objectID: string, ...synonyms: string[]) => ({
  objectID,
  type: 'synonym',
  synonyms,
});

/** Index → its rules, and the group of words that are synonyms. */
const BOOKS = {
  shop: { rules: [rule('a', 'coat'), rule('b', 'chinos')], words: ['trousers', 'pants'] },
  replica: { rules: [rule('a', 'coat'), rule('b', 'chinos')], words: ['trousers', 'pants'] },
  reordered: { rules: [rule('b', 'chinos'), rule('a', 'coat')], words: ['trousers', 'slacks'] },
};
type Name = keyof typeof BOOKS;

beforeAll(async () => {
  database = await openTestDatabase();
  pool = await openDatabase(database.url);
  const client = await pool.connect();
  for (const [name, { rules, words }] of Object.entries(BOOKS)) {
    const row = await ensureIndex(client, name);
    await saveIndex(client, { ...row, primary: name === 'shop' ? null : 'shop' });
    const byId = new Map(rules.map((document) => [document.objectID, document]));
    await putDocuments(client, 'rule', name, byId);
    await putDocuments(client, 'synonym', name, new Map([['s', synonym('s', ...words)]]));
  }
  await saveIndex(client, await ensureIndex(client, 'plain'));
  client.release();
  store = new IndexStore(pool, { latestTask: 0, maxRecordBytes: 100_000 });
  await store.load();
});

afterAll(async () => {
  await store.stop();
  await pool.end();
  await database.drop();
});

const served = (name: Name) => store.served.require(name);

test('indices with the same rules and synonyms have them once in memory after a start', () => {
  expect(served('replica').rules).toBe(served('shop').rules);
  expect(served('replica').synonyms).toBe(served('shop').synonyms);
});

test('an index whose rules or synonyms differ, if only in their order, has its own', () => {
  const idsOf = (name: Name) =>
    served(name)
      .rules.documents.all()
      .map(({ objectID }) => objectID);
  expect(idsOf('shop')).toEqual(['a', 'b']);
  expect(idsOf('reordered')).toEqual(['b', 'a']);
  expect(served('reordered').synonyms.documents.all()).toMatchObject([
    { synonyms: ['trousers', 'slacks'] },
  ]);
});

test('a rule that several indices have is compiled once', () => {
  const [first, second] = served('shop').rules.rules;
  expect(served('reordered').rules.rules).toEqual([second, first]);
  expect(served('reordered').rules.rules[1]).toBe(first);
});

test('an index without rules has none', () => {
  expect(store.served.require('plain').rules.rules).toEqual([]);
});
