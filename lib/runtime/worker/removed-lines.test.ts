import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { applyRetention } from './retention.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  add,
  LAST_PIECE,
  SHIRT,
  WISHLIST,
  withBasketApi,
} from '@/lib/api/cart/basket-api.fixture.server';

const { visitorWith } = withBasketApi(openTestDatabase);

async function rows(statement: string, ...values: unknown[]): Promise<unknown[]> {
  return (await database().$client.query(statement, values)).rows;
}

const changeId = (sequence: number, key: string = randomUUID()) => ({ intent: { key, sequence } });

const KEPT = { objectId: '20310000', itemNumber: '20310000-312', sku: null };

/** A basket with a removed line and another one, and a list with a removed article. */
async function withLeftovers(key: string) {
  const { client, line } = await visitorWith(SHIRT, 1);
  await client.post('add', { ...add(LAST_PIECE), ...changeId(1, key) });
  await client.post('remove', { lineItemId: line, ...changeId(2) });
  await client.post(`${WISHLIST}/add`, KEPT);
  await client.post(`${WISHLIST}/remove`, KEPT);
}

const leftovers = async () => ({
  intents: await rows('SELECT 1 FROM shop.basket_intents'),
  lines: await rows('SELECT sku FROM shop.basket_lines'),
  kept: await rows('SELECT 1 FROM shop.wishlist_items'),
});

test('API-04: deletes intents after a day and removed lines after an hour, and no others', async () => {
  const key = randomUUID();
  await withLeftovers(key);
  const before = await leftovers();
  expect(before).toMatchObject({ intents: [{}, {}], lines: [{}, {}], kept: [{}] });
  await applyRetention();
  expect(await leftovers()).toEqual(before);
  await rows(
    `UPDATE shop.basket_intents SET received_at = now() - interval '25 hours' WHERE key = $1`,
    key,
  );
  await rows(`UPDATE shop.basket_lines SET removed_at = removed_at - interval '61 minutes'`);
  await rows(`UPDATE shop.wishlist_items SET removed_at = removed_at - interval '61 minutes'`);
  await applyRetention();
  expect(await leftovers()).toMatchObject({
    intents: [{}],
    lines: [{ sku: LAST_PIECE }],
    kept: [],
  });
});

test('API-04: leaves a locked line to the next run instead of waiting', async () => {
  await rows('DELETE FROM shop.baskets');
  const { client, line } = await visitorWith(SHIRT, 1);
  await client.post('remove', { lineItemId: line });
  await rows(`UPDATE shop.basket_lines SET removed_at = removed_at - interval '61 minutes'`);
  await inTransaction(async (transaction) => {
    await transaction.execute('SELECT 1 FROM shop.basket_lines FOR UPDATE');
    await applyRetention();
  });
  expect((await leftovers()).lines).toHaveLength(1);
  await applyRetention();
  expect((await leftovers()).lines).toEqual([]);
});
