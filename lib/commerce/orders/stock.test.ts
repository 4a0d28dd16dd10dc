import { database, FOR_BATCHES } from '@/lib/platform/db/database.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { rows } from './orders.fixture.server';
import { returnStock, swapStock, takeStock } from './stock.server';

withDatabase(openTestDatabase);
// Orders share ten connections: the tests are about their stock, not the machine's speed.
beforeAll(() => void database(FOR_BATCHES));

beforeEach(() =>
  rows(`DELETE FROM shop.skus;
    INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos) VALUES
      ('A', '1', '1-1', 'hgg', 3, false), ('B', '1', '1-1', 'hgg', 3, false),
      ('C', '1', '1-1', 'hgg', 3, false), ('NOS', '1', '1-1', 'hgg', 0, true)`),
);

const line = (sku: string, quantity: number, parts: string[] = []) => ({ sku, quantity, parts });
const take = (...lines: ReturnType<typeof line>[]) =>
  inTransaction((transaction) => takeStock(transaction, lines));
const giveBack = (...lines: ReturnType<typeof line>[]) =>
  inTransaction((transaction) => returnStock(transaction, lines));
const swap = (swapped: Parameters<typeof swapStock>[1]) =>
  inTransaction((transaction) => swapStock(transaction, swapped));
const stock = async () =>
  Object.fromEntries(
    (await rows<{ sku: string; stock: number }>('SELECT sku, stock FROM shop.skus')).map((row) => [
      row.sku,
      row.stock,
    ]),
  );

test('ORD-01: the last piece can be taken, and no more', async () => {
  expect(await take(line('A', 3))).toBe(true);
  expect(await stock()).toEqual({ A: 0, B: 3, C: 3, NOS: 0 });
  expect([await take(line('A', 1)), await take(line('none', 1))]).toEqual([false, false]);
  expect(await stock()).toMatchObject({ A: 0 });
});

test('ORD-01: articles that are never out of stock are taken and returned without being counted', async () => {
  expect(await take(line('NOS', 7))).toBe(true);
  await giveBack(line('NOS', 7));
  expect(await stock()).toMatchObject({ NOS: 0 });
});

test('SET-04: a set takes one piece of each of its parts, in addition to those ordered separately', async () => {
  const lines = [line('A', 1), line('set', 2, ['A', 'B'])];
  expect(await take(...lines)).toBe(true);
  expect(await stock()).toEqual({ A: 0, B: 1, C: 3, NOS: 0 });
  await giveBack(...lines);
  expect(await stock()).toEqual({ A: 3, B: 3, C: 3, NOS: 0 });
});

test('ORD-01: lines that together need more of an article than there is are rejected', async () => {
  expect(await take(line('A', 2), line('set', 2, ['A', 'B']))).toBe(false);
});

test('ORD-01: orders that name the same articles in a different order do not deadlock', async () => {
  await rows('UPDATE shop.skus SET stock = 1000 WHERE NOT is_nos');
  const names = ['A', 'B', 'C'];
  const orders = Array.from({ length: 24 }, (_, nth) => {
    const lines = names.map((sku) => line(sku, 1));
    return nth % 2 ? lines.toReversed() : lines;
  });
  const taken = await Promise.all(orders.map((lines) => take(...lines)));
  expect(taken.every(Boolean)).toBe(true);
  expect(await stock()).toMatchObject({ A: 976, B: 976, C: 976 });
});

test('ORD-02: an exchange returns as many of one article as it takes of another', async () => {
  expect(await swap({ back: 'A', out: 'B', quantity: 3 })).toBe(true);
  expect(await stock()).toMatchObject({ A: 6, B: 0 });
  expect(await swap({ back: 'B', out: 'A', quantity: 2 })).toBe(true);
  expect(await stock()).toMatchObject({ A: 4, B: 2 });
});

test('ORD-02: an exchange of a damaged piece returns nothing to stock', async () => {
  expect(await swap({ back: null, out: 'B', quantity: 1 })).toBe(true);
  expect(await stock()).toMatchObject({ A: 3, B: 2, C: 3 });
});

test('ORD-02: an exchange for more than there is fails, whichever article is locked first', async () => {
  expect(await swap({ back: 'C', out: 'A', quantity: 4 })).toBe(false);
  expect(await swap({ back: 'A', out: 'B', quantity: 4 })).toBe(false);
});

test('ORD-02: exchanges in opposite directions do not deadlock', async () => {
  await rows('UPDATE shop.skus SET stock = 1000 WHERE NOT is_nos');
  const swaps = Array.from({ length: 24 }, (_, nth) =>
    swap(nth % 2 ? { back: 'A', out: 'C', quantity: 1 } : { back: 'C', out: 'A', quantity: 1 }),
  );
  expect((await Promise.all(swaps)).every(Boolean)).toBe(true);
  expect(await stock()).toMatchObject({ A: 1000, C: 1000 });
});
