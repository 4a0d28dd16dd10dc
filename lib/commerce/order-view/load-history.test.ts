import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { shipPieces } from '@/lib/commerce/orders/ship-pieces.server';
import { findOrderHistory } from './load-history.server';

withUnreachableProvider(openTestDatabase);

/** A customer's order that was shipped as many days ago, and promised for a day relative to today. */
async function shipped({ daysAgo, promisedIn }: { daysAgo: number; promisedIn: number | null }) {
  const { session, orderId } = await ordered('invoice');
  const customerId = randomUUID();
  await rows(
    `INSERT INTO shop.customers
       (id, project, email, email_key, locale, password_hash, first_name, last_name, birthday)
     VALUES ($1, 'hgg', $2, $2, 'de-de', '', 'Max', 'Muster', '1980-02-29')`,
    [customerId, `${customerId}@example.org`],
  );
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: randomUUID() });
  await rows(
    `UPDATE shop.orders SET customer_id = $1,
       promised_for = (now() AT TIME ZONE 'Europe/Berlin')::date + $2::int WHERE id = $3`,
    [customerId, promisedIn, orderId],
  );
  await rows(
    `UPDATE shop.parcels SET shipped_at = now() - make_interval(days => $1) WHERE order_id = $2`,
    [daysAgo, orderId],
  );
  const own = { ...session, customerId };
  return async (filter: 'ongoing' | 'completed') =>
    (await findOrderHistory(own, { filter }))?.orders.map(({ status, isOngoing }) => [
      status,
      isOngoing,
    ]);
}

test('ORD-02: an order whose parcel was handed over yesterday is still ongoing', async () => {
  const find = await shipped({ daysAgo: 1, promisedIn: null });
  expect(await find('ongoing')).toEqual([['SHIPPED', true]]);
  expect(await find('completed')).toEqual([]);
});

test('ORD-02: an order is ongoing until the day it was promised for', async () => {
  const find = await shipped({ daysAgo: 9, promisedIn: 1 });
  expect(await find('ongoing')).toEqual([['SHIPPED', true]]);
});

test('ORD-02: a shipped order is completed once it should have arrived', async () => {
  const find = await shipped({ daysAgo: 9, promisedIn: -1 });
  expect(await find('ongoing')).toEqual([]);
  expect(await find('completed')).toEqual([['SHIPPED', false]]);
});
